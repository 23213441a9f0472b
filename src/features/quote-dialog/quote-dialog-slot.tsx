import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { LazySlot, lazyComponent } from "../../hydration/lazy-component.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";
import { useQuoteButtons } from "./use-quote-buttons.ts";

const quoteDialog = lazyComponent(async () => (await import("./quote-dialog.tsx")).QuoteDialog);

/** Mounts the quote dialog on the first press of a quote button. */
export function QuoteDialogSlot() {
  useQuoteButtons(quoteDialog.tryLoad);
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const router = useRouter();

  /** The contact page has the same form; if it fails to load too, its error page has the phone number. */
  const goToContactPage = () => {
    const snapshot = quoteDialogActor.getSnapshot();
    // The visitor may have gone to another page meanwhile.
    if (!snapshot.matches("open")) return;
    const { area } = snapshot.context;
    // The next press of a quote button tries the dialog again, on the contact page too.
    quoteDialogActor.send({ type: "close.requested" });
    void router.navigate({ to: "/contact", search: area === null ? {} : { area } });
  };

  return (
    <LazySlot
      load={quoteDialog.load}
      need={isOpen ? "open" : null}
      onLoadError={goToContactPage}
      onError={goToContactPage}
      resetKeys={[isOpen]}
    >
      <quoteDialog.Component />
    </LazySlot>
  );
}
