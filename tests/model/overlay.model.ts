import { type OverlayEvent, overlayMachine } from "#machines/overlay/overlay.machine.ts";
import type { Model } from "./support/model.ts";

/** An entry that the tab shows, and how it came to that. */
export type EntryChanged = {
  type: "entry.changed";
  isOverlay: boolean;
  isTraversal: boolean;
  by: "Back" | "Forward" | "another page" | "a reload";
};

type OverlayModelEvent = Exclude<OverlayEvent, { type: "entry.changed" }> | EntryChanged;

const entry = (
  by: EntryChanged["by"],
  isOverlay: boolean,
  isTraversal: boolean,
): OverlayModelEvent => ({ type: "entry.changed", by, isOverlay, isTraversal });

const back = entry("Back", false, true);

export const overlayModel: Model<typeof overlayMachine, OverlayModelEvent> = {
  name: "overlay",
  file: "machines/overlay/overlay.machine.ts",
  purpose: "A dialog or menu over a page, and its history entry, so that Back closes it.",
  machine: overlayMachine,
  stateKey: ({ value }) => value,
  scenarios: [
    {
      title: "overlay: Back closes the quote dialog, however the visitor comes and goes",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => {
        if (snapshot.matches("none")) {
          return [
            { type: "overlay.opened" },
            entry("Forward", true, true),
            entry("a reload", true, false),
          ];
        }
        if (snapshot.matches("open")) {
          return [
            { type: "overlay.closed" },
            { type: "back.requested" },
            back,
            entry("another page", false, false),
          ];
        }
        return [{ type: "overlay.opened" }, { type: "overlay.closed" }, back];
      },
    },
    {
      title: "overlay: a picture that is closed leaves no entry in the history",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => [snapshot.matches("none") ? { type: "back.requested" } : back],
    },
  ],
};
