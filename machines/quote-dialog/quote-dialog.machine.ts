import { assign, setup } from "xstate";
import type { QuoteService } from "../../src/domain/quote-request.ts";
import type { QuoteDialogEvent } from "./quote-dialog.events.ts";

export interface QuoteDialogContext {
  /** The service of the quote button that was pressed last; null when it stands for none. */
  service: QuoteService | null;
}

/**
 * The open/closed flag that every quote button of the site shares
 * dialog"; section 4). Closes on request, after its form succeeds, and on navigation.
 */
export const quoteDialogMachine = setup({
  types: { context: {} as QuoteDialogContext, events: {} as QuoteDialogEvent },
  actions: {
    rememberService: assign(({ event }) => ({
      service: event.type === "quote.requested" ? (event.service ?? null) : null,
    })),
  },
}).createMachine({
  id: "quoteDialog",
  context: { service: null },
  initial: "closed",
  states: {
    closed: {
      on: { "quote.requested": { target: "open", actions: "rememberService" } },
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
