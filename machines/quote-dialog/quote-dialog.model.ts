import type { SnapshotFrom } from "xstate";
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
  { type: "outcome.requested" },
  { type: "page.changed" },
];

/** The outcome has no link to a page without plans, and its toast is that of an earlier request. */
const eventsIn = (snapshot: SnapshotFrom<typeof quoteDialogMachine>) =>
  events.filter(({ type }) => {
    if (type === "outcome.requested")
      return snapshot.matches("closed") || snapshot.matches({ open: "unsubmitted" });
    return type !== "page.changed" || !snapshot.matches({ open: "outcome" });
  });

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
      events: eventsIn,
    },
  ],
};
