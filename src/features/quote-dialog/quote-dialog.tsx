import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { closeDialog } from "../../content/interface/dialogs-and-toasts.ts";
import { quoteDialogTitle } from "../../content/interface/quote-dialog.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { addDetailsLine } from "../quote-form/add-details-line.ts";
import { fieldId } from "../quote-form/field-id.ts";
import { FormFallback } from "../quote-form/form-fallback.tsx";
import { prefill } from "../quote-form/quote-form.actor.ts";
import { formPlaceholder } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/**
 * Mounts the form after the dialog has painted: both in one task would block a slow phone. Then
 * focuses its first field.
 */
function DeferredForm() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => afterPaint(() => setIsMounted(true)), []);
  useLayoutEffect(() => {
    // Unless the visitor has moved the focus from the dialog itself meanwhile.
    if (!isMounted || document.activeElement?.role !== "dialog") return;
    document.getElementById(fieldId("dialog", "name"))?.focus();
  }, [isMounted]);
  return isMounted ? <QuoteForm location="dialog" /> : <div className={formPlaceholder} />;
}

/** The quote dialog with its form (docs/specification.md#quote-dialog). */
export function QuoteDialog() {
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const { service, area, words } = useSelector(quoteDialogActor, ({ context }) => context);

  useLayoutEffect(() => {
    if (!isOpen) return;
    if (service !== null) prefill("service", service);
    if (area !== null) prefill("area", area);
    if (words !== null) addDetailsLine(words);
  }, [isOpen, service, area, words]);

  return (
    <Dialog
      title={quoteDialogTitle}
      closeLabel={closeDialog}
      open={isOpen}
      focusFirst="dialog"
      onClose={() => quoteDialogActor.send({ type: "close.requested" })}
    >
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => <FormFallback retry={resetErrorBoundary} />}
      >
        <DeferredForm />
      </ErrorBoundary>
    </Dialog>
  );
}
