import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { closeDialog, quoteButton } from "../../content/interface/every-page.ts";
import { quoteDialogTitle } from "../../content/interface/quote-form.ts";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { afterPaint } from "../../lib/scheduling.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { useBackToClose } from "../overlay/use-back-to-close.ts";
import { fieldId } from "../quote-form/field-props.tsx";
import { FormFallback } from "../quote-form/page-quote-form.tsx";
import { addDetailsLine, prefill } from "../quote-form/quote-form.actor.ts";
import { reservedFormSpace } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { contactFormId } from "./quote-buttons.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** If the form throws, there is no field to focus. */
const focusDialog = () => document.querySelector<HTMLElement>("[role=dialog]")?.focus();

/**
 * Mounts the form after the dialog has painted, because both in one task would block a slow phone, and then
 * focuses its first field. Focusing the dialog before would interrupt a screen reader.
 */
function DeferredForm() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => afterPaint(() => setIsMounted(true)), []);
  useLayoutEffect(() => {
    // The visitor may have moved the focus to the close button or a toast meanwhile.
    const hasMoved = document.activeElement?.matches("[role=dialog] *, #notifications *");
    if (isMounted && !hasMoved) document.getElementById(fieldId("dialog", "name"))?.focus();
  }, [isMounted]);
  return isMounted ? <QuoteForm location="dialog" /> : <div className={reservedFormSpace} />;
}

const closeQuoteDialog = () => quoteDialogActor.send({ type: "close.requested" });

/** The quote dialog, and the form that all quote buttons submit (docs/specification.md#quote-dialog). */
export function QuoteDialog() {
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const { service, area, detailsLine } = useSelector(quoteDialogActor, ({ context }) => context);
  useBackToClose(isOpen, closeQuoteDialog);

  useLayoutEffect(() => {
    if (!isOpen) return;
    if (service !== null) prefill("service", service);
    if (area !== null) prefill("area", area);
    if (detailsLine !== null) addDetailsLine(detailsLine);
  }, [isOpen, service, area, detailsLine]);

  return (
    <>
      {/* Static: outside of every part, a translated text would make React render the whole page again. */}
      <StaticHtml>
        <form id={contactFormId} action="/contact" hidden>
          {/* For pages without a quote button, where checkers would report a form without a submit button. */}
          <button type="submit">{quoteButton}</button>
        </form>
      </StaticHtml>
      <Dialog
        title={quoteDialogTitle}
        closeLabel={closeDialog}
        open={isOpen}
        focusFirst="nothing"
        onClose={closeQuoteDialog}
      >
        <Part onError={focusDialog} fallback={(retry) => <FormFallback retry={retry} />}>
          <DeferredForm />
        </Part>
      </Dialog>
    </>
  );
}
