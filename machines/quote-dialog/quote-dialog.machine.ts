import { emit, setup } from "xstate";
import type { QuoteService } from "#src/domain/quote-request.ts";

/** The visitor pressed a quote button; the rest is what it fills in, if anything. */
interface QuoteRequested {
  type: "quote.requested";
  service?: QuoteService | undefined;
  area?: string | undefined;
  detailsLine?: string | undefined;
}

export type QuoteDialogEvent =
  | QuoteRequested
  /** The visitor pressed the close button, Escape, Back or outside the dialog. */
  | { type: "close.requested" }
  /** A submit of the dialog's form was valid, and its request is on its way. */
  | { type: "request.started" }
  /** The receiver accepted a request of the dialog's form, or of a form on a page that the visitor has left. */
  | { type: "request.sent" }
  | { type: "page.changed" };

/**
 * The quote dialog (docs/specification.md#quote-dialog). A success closes the opening that sent the request: an answer
 * may come after the dialog was opened again. Until the next page, a panel where the visitor stood then confirms it.
 * What the pressed button fills in is emitted for the form, which outlives the dialog.
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
        "request.sent": "confirmed",
      },
    },
    open: {
      on: {
        "close.requested": "closed",
        "page.changed": "closed",
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
        submitted: { on: { "request.sent": "#quoteDialog.confirmed" } },
      },
    },
    confirmed: {
      on: {
        "quote.requested": { target: "open", actions: emit(({ event }) => event) },
        "page.changed": "closed",
      },
    },
  },
});
