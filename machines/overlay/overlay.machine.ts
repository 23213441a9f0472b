import { emit, setup } from "xstate";

/** What can happen to what is open over a page, and to the history of the tab. */
export type OverlayEvent =
  /** A dialog or the mobile menu opened over the page. */
  | { type: "overlay.opened" }
  /** It closed in another way than by Back. */
  | { type: "overlay.closed" }
  /** The site goes back: before it follows a link out of an overlay, or to close a picture or the planner. */
  | { type: "back.requested" }
  /** The tab shows another entry: an overlay's or a page's, by Back and Forward or a new one. */
  | { type: "entry.changed"; isOverlay: boolean; isTraversal: boolean };

/**
 * What is open over a page has an entry of its own in the history, so that Back closes it
 * (docs/specification.md#back-and-forward). Going back is asynchronous: a second request meanwhile
 * changes nothing, and what opens meanwhile gets its entry afterwards.
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
        /** Something opened meanwhile. Its own entry is pushed only after the step back. */
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
