import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { loadQuoteDialog } from "./load-quote-dialog.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

const QuoteDialog = lazy(async () => {
  try {
    return { default: (await loadQuoteDialog()).QuoteDialog };
  } catch {
    // A new release has replaced the file, or the connection is gone. The contact page has a form
    // too, and there the button's own form leads; nothing is drawn until the visitor has left.
    window.location.assign("/contact");
    return new Promise<never>(() => {});
  }
});

/** Where the dialog is drawn. Until a quote button is pressed there is nothing to draw or fetch. */
export function QuoteDialogSlot() {
  const open = useSelector(quoteDialogActor, (snapshot) => snapshot.matches("open"));
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted ? (
    <Suspense>
      <QuoteDialog />
    </Suspense>
  ) : null;
}
