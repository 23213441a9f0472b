import { setup } from "xstate";
import type { QuoteDialogEvent } from "./quote-dialog.events.ts";

/**
 * The open/closed flag that every quote button of the site shares (SPEC.md section 2, "Quote
 * dialog"; section 4). Closes on request, after its form succeeds, and on navigation.
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
