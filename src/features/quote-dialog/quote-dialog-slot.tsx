import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { dismissToast } from "../../content/interface/dialogs-and-toasts.ts";
import { dialogDidNotOpen, quoteButton } from "../../content/interface/quote-dialog.ts";
import { lazyComponent } from "../../hydration/lazy-component.tsx";
import { Part } from "../../hydration/part.tsx";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { leavePart, useBackToClose } from "../navigation/history-entry.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";
import { contactFormId, useQuoteButtons } from "./use-quote-buttons.ts";

const quoteDialog = lazyComponent(async () => (await import("./quote-dialog.tsx")).QuoteDialog);

const closeQuoteDialog = () => quoteDialogActor.send({ type: "close.requested" });

/** The form of all quote buttons; and mounts the quote dialog on the first press of a quote button; its script is fetched ahead. */
export function QuoteDialogSlot() {
  useQuoteButtons(quoteDialog.preload);
  useEffect(() => {
    // On slow 4G a touch, or the first idle moment, comes too late to fetch it.
    if (!prefersReducedData()) void quoteDialog.preload();
  }, []);
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  useBackToClose(isOpen, closeQuoteDialog);
  const router = useRouter();

  /** The contact page has the same form; if it fails to load too, its error page has the phone number. */
  const goToContactPage = async () => {
    const snapshot = quoteDialogActor.getSnapshot();
    // The visitor may have gone to another page meanwhile.
    if (!snapshot.matches("open")) return;
    const { area } = snapshot.context;
    // The next press of a quote button tries the dialog again, on the contact page too.
    closeQuoteDialog();
    await leavePart(router.history);
    await router.navigate({ to: "/contact", search: area === null ? {} : { area } });
    const { showError } = await import("../../ui/toaster/toaster.tsx");
    showError({ title: dialogDidNotOpen, dismissLabel: dismissToast });
  };

  const onFailure = () => {
    // Without the toast, the contact page speaks for itself.
    goToContactPage().catch(() => {});
  };
  return (
    <>
      <form id={contactFormId} action="/contact" hidden>
        {/* On a page without quote buttons, checkers miss the button of this form. */}
        <button type="submit">{quoteButton}</button>
      </form>
      <Part onError={onFailure} resetKeys={[isOpen]}>
        <quoteDialog.Slot need={isOpen ? "open" : null} onFailure={onFailure} props={{}} />
      </Part>
    </>
  );
}
