import {
  type EntryChange,
  type OverlayEvent,
  overlayMachine,
} from "#machines/overlay/overlay.machine.ts";
import type { Model } from "../support/model.ts";

/** An entry that the tab shows, and how it came to that. */
type EntryChanged = Extract<OverlayEvent, { type: "entry.changed" }> & {
  how:
    | "Back"
    | "Back within the page"
    | "Forward"
    | "another page"
    | "a reload"
    | "a closed picture"
    | "the site's step back";
};

type OverlayModelEvent = Exclude<OverlayEvent, { type: "entry.changed" }> | EntryChanged;

const entry = (
  how: EntryChanged["how"],
  isOverlay: boolean,
  by: EntryChange,
  isLeaving = false,
): OverlayModelEvent => ({ type: "entry.changed", how, isOverlay, by, isLeaving });

const back = entry("Back", false, "back");
const opened: OverlayModelEvent = { type: "overlay.opened", id: "dialog" };
const comparisonOpened: OverlayModelEvent = { type: "overlay.opened", id: "comparison" };
const closed: OverlayModelEvent = { type: "overlay.closed", id: "dialog", isLeaving: false };
const closedWhileLeaving: OverlayModelEvent = { ...closed, isLeaving: true };

export const overlayModel: Model<typeof overlayMachine, OverlayModelEvent> = {
  name: "overlay",
  purpose: "A dialog or menu over a page, and its history entry, so that Back closes it.",
  machine: overlayMachine,
  stateKey: ({ value, context: { id } }) => (id === "comparison" ? [value, id] : value),
  scenarios: [
    {
      title: "overlay: Back closes the quote dialog, however the visitor comes and goes",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => {
        if (snapshot.matches("none")) {
          return [
            opened,
            entry("Forward", true, "another traversal"),
            entry("a reload", true, "a new entry"),
          ];
        }
        if (snapshot.matches("open")) {
          return [
            closed,
            { type: "back.requested" },
            back,
            entry("another page", false, "a new entry"),
          ];
        }
        return [opened, closed, back];
      },
    },
    {
      title: "overlay: a picture that is closed leaves no entry in the history",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) =>
        snapshot.matches("none")
          ? [{ type: "back.requested" }, entry("Back within the page", false, "back")]
          : [back],
    },
    {
      title: "overlay: the quote dialog takes the place and the entry of a comparison",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => {
        if (snapshot.context.id === "comparison") return [opened];
        if (snapshot.matches("open")) return [closed];
        const arrived = entry("the site's step back", false, "back");
        if (snapshot.matches({ goingBack: "toOpen" })) return [arrived];
        return snapshot.matches("none") ? [comparisonOpened] : [comparisonOpened, arrived];
      },
    },
    {
      title: "overlay: one that closes while another document loads does not cancel it",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => {
        if (snapshot.matches("none")) {
          return [opened, entry("a closed picture", true, "a new entry", true)];
        }
        if (snapshot.matches("open")) return [closedWhileLeaving];
        if (snapshot.matches("stale")) {
          return [
            opened,
            { type: "back.requested" },
            back,
            entry("another page", false, "a new entry"),
          ];
        }
        return [entry("the site's step back", false, "back")];
      },
    },
  ],
};
