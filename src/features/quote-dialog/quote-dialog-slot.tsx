import { useSyncExternalStore } from "react";
import { quoteDialogStore } from "./late-quote-dialog.ts";

/** Where the dialog is drawn. Until a quote button is pressed there is nothing to draw or fetch. */
export function QuoteDialogSlot() {
  const { subscribe, read, readInAdvance } = quoteDialogStore;
  const QuoteDialog = useSyncExternalStore(subscribe, read, readInAdvance);
  return QuoteDialog === null ? null : <QuoteDialog />;
}
