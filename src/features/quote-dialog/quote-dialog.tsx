import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { afterPaint } from "../../lib/scheduling.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FormBroke } from "../quote-form/form-alerts.tsx";
import { quoteFormActor } from "../quote-form/quote-form.actor.ts";
import { room } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** The form, after the dialog around it has painted: both in one task would block a slow phone. */
function DeferredForm() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => afterPaint(() => setIsDue(true)), []);
  return isDue ? <QuoteForm location="dialog" /> : <div className={room} />;
}

/** The quote dialog with its form (docs/specification.md#quote-dialog). */
export function QuoteDialog() {
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const service = useSelector(quoteDialogActor, ({ context }) => context.service);

  useLayoutEffect(() => {
    if (isOpen && service !== null) quoteFormActor.send({ type: "service.preselected", service });
  }, [isOpen, service]);

  return (
    <Dialog
      title="Request a Free Quote"
      open={isOpen}
      onClose={() => quoteDialogActor.send({ type: "close.requested" })}
    >
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <FormBroke location="dialog" retry={resetErrorBoundary} />
        )}
      >
        <DeferredForm />
      </ErrorBoundary>
    </Dialog>
  );
}
