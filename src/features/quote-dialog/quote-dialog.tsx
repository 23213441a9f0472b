import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { QuoteService } from "../../domain/quote-request.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import { FormBroke } from "../quote-form/form-alerts.tsx";
import { quoteFormActor } from "../quote-form/quote-form.actor.ts";
import { room } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** Opens the dialog; a service is chosen in its form, unless the visitor chose one. */
export function requestQuote(service: QuoteService | undefined) {
  if (service !== undefined) quoteFormActor.send({ type: "service.preselected", service });
  quoteDialogActor.send({ type: "quote.requested" });
}

/** The page below it is left. */
export const leavePage = () => quoteDialogActor.send({ type: "page.changed" });

/** The contact page has a form, too; the tab keeps what was typed. */
function WayToContactPage() {
  useEffect(() => window.location.assign("/contact"), []);
  return null;
}

/** The quote dialog with its form (SPEC.md section 2, "Quote dialog"). */
export const QuoteDialog = () => (
  <ErrorBoundary instead={() => <WayToContactPage />}>
    <DialogWithForm />
  </ErrorBoundary>
);

/** The form, once the dialog around it shows: to draw both at once keeps a slow phone waiting. */
function FormInTurn() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => afterPaint(() => setIsDue(true)), []);
  return isDue ? <QuoteForm location="dialog" /> : <div className={room} />;
}

function DialogWithForm() {
  const open = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  return (
    <Dialog
      title="Request a Free Quote"
      open={open}
      onClose={() => quoteDialogActor.send({ type: "close.requested" })}
    >
      <ErrorBoundary instead={(retry) => <FormBroke location="dialog" retry={retry} />}>
        <FormInTurn />
      </ErrorBoundary>
    </Dialog>
  );
}
