import type { QuoteDialogEvent } from "#machines/quote-dialog/quote-dialog.events.ts";
import { quoteDialogMachine } from "#machines/quote-dialog/quote-dialog.machine.ts";
import type { Model } from "./support/model.ts";

/** The means by which a visitor asks for the dialog to close. */
type CloseRequested = {
  type: "close.requested";
  by: "its close control" | "Escape" | "a press beside it";
};

export type QuoteDialogHappening =
  | Exclude<QuoteDialogEvent, { type: "close.requested" }>
  | CloseRequested;

const happenings: readonly QuoteDialogHappening[] = [
  { type: "quote.requested" },
  { type: "close.requested", by: "its close control" },
  { type: "close.requested", by: "Escape" },
  { type: "close.requested", by: "a press beside it" },
  { type: "request.sent" },
  { type: "page.changed" },
];

export const quoteDialogModel: Model<typeof quoteDialogMachine, QuoteDialogHappening> = {
  name: "quote-dialog",
  file: "machines/quote-dialog/quote-dialog.machine.ts",
  purpose: "The dialog that every quote button opens.",
  machine: quoteDialogMachine,
  classOf: ({ value }) => value,
  visits: [
    {
      title: "the quote dialog opens and closes by each of its ways",
      address: "/",
      input: undefined,
      events: () => happenings,
    },
  ],
};
