import { setup } from "xstate";
import type { QuoteDialogEvent } from "./quote-dialog.events.ts";

/**
 * The one open/closed flag that every quote button of the site shares (SPEC.md section 2, "Quote
 * dialog"; section 4). It closes by its control, after its form succeeds, and on leaving the page.
 */
export const quoteDialogMachine = setup({
  types: { events: {} as QuoteDialogEvent },
}).createMachine({
  id: "quoteDialog",
  initial: "closed",
  states: {
    closed: {
      on: { "quote.requested": "open" },
    },
    open: {
      on: {
        "close.requested": "closed",
        "request.sent": "closed",
        "page.changed": "closed",
      },
    },
  },
});
