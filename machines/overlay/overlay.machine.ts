import { emit, setup } from "xstate";

/** What can happen to an overlay and to the tab's history. */
export type OverlayEvent =
  /** A dialog or the mobile menu opened over the page. */
  | { type: "overlay.opened" }
  /** It closed, but not by Back. */
  | { type: "overlay.closed" }
  /** The site goes back: before it follows a link out of an overlay, or to close a picture or the planner. */
  | { type: "back.requested" }
  /** The tab shows another entry: an overlay's or a page's, by Back and Forward or a new one. */
  | { type: "entry.changed"; isOverlay: boolean; isTraversal: boolean };

/**
 * An overlay is whatever is open over a page: a dialog or the mobile menu. It has its own history entry, so
 * that Back closes it (docs/specification.md#back-and-forward). Going back is asynchronous: until it is done,
 * a second request changes nothing, and a new overlay waits for its entry.
 */
export const overlayMachine = setup({
  types: { events: {} as OverlayEvent, emitted: {} as { type: "close.requested" } },
  guards: {
    entryIsOverlay: ({ event }) => event.type === "entry.changed" && event.isOverlay,
    entryIsPage: ({ event }) => event.type === "entry.changed" && !event.isOverlay,
    browserHasMoved: ({ event }) => event.type === "entry.changed" && event.isTraversal,
  },
  actions: {
    pushEntry: () => {},
    goBack: () => {},
    closeOverlay: emit({ type: "close.requested" }),
  },
}).createMachine({
  id: "overlay",
  initial: "none",
  states: {
    none: {
      on: {
        "overlay.opened": "open",
        "back.requested": "goingBack",
        // After a reload or Forward, an overlay's entry is shown with nothing open.
        "entry.changed": { guard: "entryIsOverlay", target: "goingBack" },
      },
    },
    open: {
      entry: "pushEntry",
      on: {
        "overlay.closed": "goingBack",
        "back.requested": { target: "goingBack", actions: "closeOverlay" },
        "entry.changed": { guard: "entryIsPage", target: "none", actions: "closeOverlay" },
      },
    },
    goingBack: {
      entry: "goBack",
      initial: "toPage",
      states: {
        toPage: {
          on: {
            "overlay.opened": "toOpen",
            "entry.changed": { guard: "browserHasMoved", target: "#overlay.none" },
          },
        },
        /** Another overlay opened. Its entry is pushed after the step back. */
        toOpen: {
          on: {
            "overlay.closed": "toPage",
            "entry.changed": { guard: "browserHasMoved", target: "#overlay.open" },
          },
        },
      },
    },
  },
});
