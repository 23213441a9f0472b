import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { closeDialog } from "../../content/interface/dialogs-and-toasts.ts";
import { quoteDialogTitle } from "../../content/interface/quote-dialog.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FormFallback } from "../quote-form/form-alerts.tsx";
import { quoteFormActor } from "../quote-form/quote-form.actor.ts";
import { formPlaceholder } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** Mounts the form after the dialog has painted: both in one task would block a slow phone. */
function DeferredForm() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => afterPaint(() => setIsMounted(true)), []);
  return isMounted ? <QuoteForm location="dialog" /> : <div className={formPlaceholder} />;
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
      title={quoteDialogTitle}
      closeLabel={closeDialog}
      open={isOpen}
      onClose={() => quoteDialogActor.send({ type: "close.requested" })}
    >
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <FormFallback location="dialog" retry={resetErrorBoundary} />
        )}
      >
        <DeferredForm />
      </ErrorBoundary>
    </Dialog>
  );
}
