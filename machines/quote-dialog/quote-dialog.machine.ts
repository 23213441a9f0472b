import { assertEvent, assign, setup } from "xstate";
import type { QuoteService } from "#src/domain/quote-request.ts";

/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  /** The visitor pressed a quote button; the rest is what it fills in, if anything. */
  | {
      type: "quote.requested";
      service?: QuoteService | undefined;
      area?: string | undefined;
      detailsLine?: string | undefined;
    }
  /** The visitor pressed the close button, Escape, Back or outside the dialog. */
  | { type: "close.requested" }
  /** A submit of the dialog's form was valid, and its request is on its way. */
  | { type: "request.started" }
  /** The receiver accepted a request of the dialog's form. */
  | { type: "request.sent" }
  | { type: "page.changed" };

interface QuoteDialogContext {
  /** The service of the quote button that was pressed last; null without one. */
  service: QuoteService | null;
  /** Its area, such as that of a local page; null without one. */
  area: string | null;
  /** Its line for Project Details; null without one. */
  detailsLine: string | null;
}

/**
 * The open/closed flag that every quote button of the site shares
 * (docs/specification.md#quote-dialog). Closes on request, after its form succeeds, and on navigation. A
 * success closes the opening that sent it: an answer may come after the dialog was closed and opened again.
 */
export const quoteDialogMachine = setup({
  types: { context: {} as QuoteDialogContext, events: {} as QuoteDialogEvent },
  actions: {
    rememberButton: assign(({ event }) => {
      assertEvent(event, "quote.requested");
      const { service = null, area = null, detailsLine = null } = event;
      return { service, area, detailsLine };
    }),
  },
}).createMachine({
  id: "quoteDialog",
  context: { service: null, area: null, detailsLine: null },
  initial: "closed",
  states: {
    closed: {
      on: { "quote.requested": { target: "open", actions: "rememberButton" } },
    },
    open: {
      on: { "close.requested": "closed", "page.changed": "closed" },
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
      },
    },
  },
});
