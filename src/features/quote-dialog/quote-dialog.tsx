import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { closeDialog, quoteButton } from "../../content/interface/every-page.ts";
import { quoteDialogTitle, success } from "../../content/interface/quote-form.ts";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { afterPaint } from "../../lib/scheduling.ts";
import { useBackToClose } from "../../shell/use-back-to-close.ts";
import { Container } from "../../ui/container/container.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { fieldId } from "../quote-form/field-props.tsx";
import { Outcome } from "../quote-form/outcome.tsx";
import { FormFallback } from "../quote-form/page-quote-form.tsx";
import { confirmation, reservedFormSpace } from "../quote-form/quote-form.css.ts";
import { QuoteForm } from "../quote-form/quote-form.tsx";
import { contactFormId } from "./quote-button-delegation.ts";
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

/** Puts a slot after the section whose end is nearest to the middle of the window. */
function placeSlot(slot: HTMLElement) {
  const distance = (section: Element) =>
    Math.abs(section.getBoundingClientRect().bottom - innerHeight / 2);
  const [nearest] = [...document.querySelectorAll("main > section, main > div > section")].sort(
    (a, b) => distance(a) - distance(b),
  );
  if (nearest === undefined) document.getElementById("main")?.prepend(slot);
  else nearest.after(slot);
}

/** Confirms a request where the visitor stood. It takes the focus if the dialog has just closed. */
function Confirmation() {
  const panel = useRef<HTMLElement>(null);
  const [slot] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    placeSlot(slot);
    const isClosing = document.querySelector("[role=dialog]") !== null;
    // After the dialog has returned the focus to its opener.
    afterPaint(() => {
      if (!isClosing) return;
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: "nearest" });
    });
    return () => slot.remove();
  }, [slot]);
  return createPortal(
    <Container>
      <div className={confirmation}>
        <Outcome ref={panel} text={success.textAfterDialog} />
      </div>
    </Container>,
    slot,
  );
}

const closeQuoteDialog = () => quoteDialogActor.send({ type: "close.requested" });

/**
 * The form that all quote buttons submit without script. It comes before the content, whose end may be late. Static:
 * outside of every part, a translated text would make React render the whole page again.
 */
export const QuoteButtonForm = () => (
  <StaticHtml>
    <form id={contactFormId} action="/contact" hidden>
      {/* For pages without a quote button, where checkers would report a form without a submit button. */}
      <button type="submit">{quoteButton}</button>
    </form>
  </StaticHtml>
);

/** The quote dialog (docs/specification.md#quote-dialog). */
export function QuoteDialog() {
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const isConfirmed = useSelector(quoteDialogActor, (state) => state.matches("confirmed"));
  useBackToClose(isOpen, closeQuoteDialog);

  return (
    <>
      <Dialog
        title={quoteDialogTitle}
        closeLabel={closeDialog}
        open={isOpen}
        focusFirst="nothing"
        onClose={closeQuoteDialog}
      >
        <Part onError={focusDialog} fallback={(retry) => <FormFallback retry={retry} />}>
          <AfterDialog>
            <DialogForm />
          </AfterDialog>
        </Part>
      </Dialog>
      {isConfirmed ? (
        <Part fallback={() => null}>
          <Confirmation />
        </Part>
      ) : null}
    </>
  );
}
