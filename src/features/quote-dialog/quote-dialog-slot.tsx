import { useSelector } from "@xstate/react";
import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyComponent, useLoadOnDemand } from "../../hydration/lazy-component.tsx";
import { quoteDialogActor } from "./quote-dialog.actor.ts";
import { useQuoteButtons } from "./use-quote-buttons.ts";

const quoteDialog = lazyComponent(async () => (await import("./quote-dialog.tsx")).QuoteDialog);

// After a failure, a press on the button loads it again.
const preload = () => quoteDialog.load().catch(() => {});

/** The contact page has the same form, and the draft is stored in the tab. */
const goToContactPage = () => window.location.assign("/contact");

function RedirectToContactPage() {
  useEffect(goToContactPage, []);
  return null;
}

/** Mounts the quote dialog on the first press of a quote button. */
export function QuoteDialogSlot() {
  useQuoteButtons(preload);
  const isOpen = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const isMounted = useLoadOnDemand(quoteDialog, isOpen ? "open" : null, () => {
    // The visitor may have gone to another page meanwhile.
    if (quoteDialogActor.getSnapshot().matches("open")) goToContactPage();
  });

  if (!isMounted) return null;
  return (
    <ErrorBoundary fallback={<RedirectToContactPage />}>
      <Suspense>
        <quoteDialog.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
