import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { LazySlot, lazyComponent } from "../../hydration/lazy-component.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";
import { useQuoteButtons } from "./use-quote-buttons.ts";

const quoteDialog = lazyComponent(async () => (await import("./quote-dialog.tsx")).QuoteDialog);

/** The contact page has the same form, and the draft is stored in the tab. */
const goToContactPage = () => window.location.assign("/contact");

function RedirectToContactPage() {
  useEffect(goToContactPage, []);
  return null;
}

/** Mounts the quote dialog on the first press of a quote button. */
export function QuoteDialogSlot() {
  useQuoteButtons(quoteDialog.tryLoad);
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  return (
    <LazySlot
      load={quoteDialog.load}
      need={isOpen ? "open" : null}
      onLoadError={() => {
        // The visitor may have gone to another page meanwhile.
        if (quoteDialogActor.getSnapshot().matches("open")) goToContactPage();
      }}
      fallback={<RedirectToContactPage />}
    >
      <quoteDialog.Component />
    </LazySlot>
  );
}
