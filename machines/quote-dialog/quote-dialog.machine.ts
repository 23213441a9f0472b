import { emit, setup } from "xstate";
import type { QuoteService } from "#src/domain/quote-request.ts";

/** The visitor pressed a quote button; the rest is what it fills in, if anything. */
interface QuoteRequested {
  type: "quote.requested";
  service?: QuoteService | undefined;
  area?: string | undefined;
  detailsLine?: string | undefined;
}

/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  | QuoteRequested
  /** The visitor pressed the close button, Escape, Back or outside the dialog. */
  | { type: "close.requested" }
  /** A submit of the dialog's form was valid, and its request is on its way. */
  | { type: "request.started" }
  /** The receiver accepted a request of the dialog's form. */
  | { type: "request.sent" }
  /** The visitor pressed "What happens next" in the toast after a success. */
  | { type: "outcome.requested" }
  | { type: "page.changed" };

/**
 * The open/closed flag that every quote button of the site shares
 * (docs/specification.md#quote-dialog). Closes on request, after its form succeeds, and on navigation. A
 * success closes the opening that sent it: an answer may come after the dialog was closed and opened again.
 * It emits what the pressed button fills in, for the form, which outlives the dialog.
 */
export const quoteDialogMachine = setup({
  types: { events: {} as QuoteDialogEvent, emitted: {} as QuoteRequested },
}).createMachine({
  id: "quoteDialog",
  initial: "closed",
  states: {
    closed: {
      on: {
        "quote.requested": { target: "open", actions: emit(({ event }) => event) },
        "outcome.requested": "open.outcome",
      },
    },
    open: {
      on: {
        "close.requested": "closed",
        "page.changed": "closed",
        "outcome.requested": ".outcome",
      },
      initial: "unsubmitted",
      states: {
        unsubmitted: {
          on: {
            "request.started": "submitted",
            /** Of an earlier opening: the visitor is in this one. */
            "request.sent": {},
          },
        },
        submitted: { on: { "request.sent": "#quoteDialog.closed" } },
        /** Shows what was sent and what happens next, in place of the form. */
        outcome: {},
      },
    },
  },
});
