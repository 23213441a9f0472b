import {
  type QuoteDialogEvent,
  quoteDialogMachine,
} from "#machines/quote-dialog/quote-dialog.machine.ts";
import type { Model } from "../support/model.ts";

type CloseRequested = {
  type: "close.requested";
  by: "close button" | "Escape" | "press outside";
};

type QuoteDialogModelEvent =
  | Exclude<QuoteDialogEvent, { type: "close.requested" }>
  | CloseRequested;

const events: readonly QuoteDialogModelEvent[] = [
  { type: "quote.requested" },
  { type: "close.requested", by: "close button" },
  { type: "close.requested", by: "Escape" },
  { type: "close.requested", by: "press outside" },
  { type: "request.started" },
  { type: "request.sent" },
  { type: "page.changed" },
];

export const quoteDialogModel: Model<typeof quoteDialogMachine, QuoteDialogModelEvent> = {
  name: "quote-dialog",
  purpose: "The dialog that every quote button opens.",
  machine: quoteDialogMachine,
  stateKey: ({ value }) => value,
  scenarios: [
    {
      title: "quote dialog: opens and closes in every way",
      pathname: "/",
      input: undefined,
      events: () => events,
    },
  ],
};
