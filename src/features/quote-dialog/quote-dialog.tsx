import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { closeDialog, quoteButton } from "../../content/interface/every-page.ts";
import { quoteDialogTitle, success, whatHappensNext } from "../../content/interface/quote-form.ts";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { afterPaint } from "../../lib/scheduling.ts";
import { useBackToClose } from "../../shell/use-back-to-close.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { fieldId } from "../quote-form/field-props.tsx";
import { Outcome } from "../quote-form/outcome.tsx";
import { FormFallback } from "../quote-form/page-quote-form.tsx";
import { reservedFormSpace } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { contactFormId } from "./quote-buttons.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** If what is in the dialog throws, there is nothing else to focus. */
const focusDialog = () => document.querySelector<HTMLElement>("[role=dialog]")?.focus();

/**
 * Mounts what is in the dialog after the dialog has painted, because both in one task would block a slow
 * phone. It then focuses itself: focusing the dialog before would interrupt a screen reader.
 */
function AfterDialog({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => afterPaint(() => setIsMounted(true)), []);
  return isMounted ? children : <div className={reservedFormSpace} />;
}

function DialogForm() {
  useLayoutEffect(() => {
    // The visitor may have moved the focus to the close button or a toast meanwhile.
    const hasMoved = document.activeElement?.matches("[role=dialog] *, #notifications *");
    if (!hasMoved) document.getElementById(fieldId("dialog", "name"))?.focus();
  }, []);
  return <QuoteForm location="dialog" />;
}

function DialogOutcome() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return <Outcome ref={panel} text={success.textInDialog} />;
}

const closeQuoteDialog = () => quoteDialogActor.send({ type: "close.requested" });

/** The quote dialog, and the form that all quote buttons submit (docs/specification.md#quote-dialog). */
export function QuoteDialog() {
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const isOutcome = useSelector(quoteDialogActor, (snapshot) =>
    snapshot.matches({ open: "outcome" }),
  );
  useBackToClose(isOpen, closeQuoteDialog);

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
        title={isOutcome ? whatHappensNext : quoteDialogTitle}
        closeLabel={closeDialog}
        open={isOpen}
        focusFirst="nothing"
        onClose={closeQuoteDialog}
      >
        <Part onError={focusDialog} fallback={(retry) => <FormFallback retry={retry} />}>
          <AfterDialog key={String(isOutcome)}>
            {isOutcome ? <DialogOutcome /> : <DialogForm />}
          </AfterDialog>
        </Part>
      </Dialog>
    </>
  );
}
