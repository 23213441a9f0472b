import { assertEvent, assign, emit, setup } from "xstate";

export type OverlayEvent =
  /** A dialog or the mobile menu opened over the page, also while another is open. */
  | { type: "overlay.opened"; id: string }
  /** It closed, but not by Back. `isLeaving`: the browser loads another document meanwhile. */
  | { type: "overlay.closed"; id: string; isLeaving: boolean }
  /** The site goes back: before it follows a link out of an overlay, or to close a picture or the planner. */
  | { type: "back.requested" }
  /** The tab shows an entry: an overlay's or a page's, by Back, by another traversal, or as a new one. */
  | { type: "entry.changed"; isOverlay: boolean; by: EntryChange; isLeaving: boolean };

type OverlayEmitted =
  | { type: "close.requested"; id: string | null }
  /** The visitor went Back or Forward, also within the page: out of a dialog, a filter or the planner. */
  | { type: "history.traversed" };

export type EntryChange = "back" | "another traversal" | "a new entry";

interface OverlayContext {
  /** The overlay that is open, or was last. */
  id: string | null;
}

/**
 * A dialog or the mobile menu is an overlay, with a history entry, so that Back closes it
 * (docs/specification.md#back-and-forward). One is open at a time: another takes over its entry. Going back is
 * asynchronous: until it is done, a second request changes nothing, and a new overlay waits for its entry. It would
 * also cancel a document that the browser is loading: then the entry stays, and the next Back skips it.
 */
export const overlayMachine = setup({
  types: {
    context: {} as OverlayContext,
    events: {} as OverlayEvent,
    emitted: {} as OverlayEmitted,
  },
  guards: {
    entryIsOverlay: ({ event }) => event.type === "entry.changed" && event.isOverlay,
    entryIsPage: ({ event }) => event.type === "entry.changed" && !event.isOverlay,
    browserHasMoved: ({ event }) => event.type === "entry.changed" && event.by !== "a new entry",
    visitorWentBack: ({ event }) =>
      event.type === "entry.changed" && !event.isOverlay && event.by === "back",
    openOneLeaves: ({ context, event }) =>
      event.type === "overlay.closed" && event.id === context.id && event.isLeaving,
    openOneCloses: ({ context, event }) =>
      event.type === "overlay.closed" && event.id === context.id,
    overlayEntryIsLeaving: ({ event }) =>
      event.type === "entry.changed" && event.isOverlay && event.isLeaving,
  },
  actions: {
    pushEntry: () => {},
    goBack: () => {},
    closeOverlay: emit(({ context: { id } }) => ({ type: "close.requested", id })),
    setOpen: assign(({ event }) => {
      assertEvent(event, "overlay.opened");
      return { id: event.id };
    }),
    reportTraversal: emit({ type: "history.traversed" }),
  },
}).createMachine({
  id: "overlay",
  context: { id: null },
  initial: "none",
  states: {
    none: {
      tags: "closed",
      on: {
        "overlay.opened": { target: "open", actions: ["setOpen", "pushEntry"] },
        "back.requested": "goingBack",
        // After a reload or Forward, an overlay's entry is shown with nothing open.
        "entry.changed": [
          { guard: "overlayEntryIsLeaving", target: "stale" },
          { guard: "entryIsOverlay", target: "goingBack" },
          { guard: "browserHasMoved", actions: "reportTraversal" },
        ],
      },
    },
    open: {
      on: {
        "overlay.opened": { actions: ["closeOverlay", "setOpen"] },
        "overlay.closed": [
          { guard: "openOneLeaves", target: "stale" },
          { guard: "openOneCloses", target: "goingBack" },
        ],
        "back.requested": { target: "goingBack", actions: "closeOverlay" },
        "entry.changed": [
          {
            guard: "visitorWentBack",
            target: "none",
            actions: ["closeOverlay", "reportTraversal"],
          },
          { guard: "entryIsPage", target: "none", actions: "closeOverlay" },
        ],
      },
    },
    /** An overlay's entry is shown with nothing open. */
    stale: {
      tags: "closed",
      on: {
        "overlay.opened": { target: "open", actions: "setOpen" },
        "back.requested": "goingBack",
        "entry.changed": [
          // The page looks the same: the visitor's Back leads to the one before.
          { guard: "visitorWentBack", target: "goingBack", actions: "reportTraversal" },
          { guard: "entryIsPage", target: "none" },
        ],
      },
    },
    goingBack: {
      entry: "goBack",
      initial: "toPage",
      states: {
        toPage: {
          on: {
            "overlay.opened": { target: "toOpen", actions: "setOpen" },
            "entry.changed": { guard: "browserHasMoved", target: "#overlay.none" },
          },
        },
        /** Another overlay opened. Its entry is pushed after the step back. */
        toOpen: {
          on: {
            "overlay.opened": { actions: ["closeOverlay", "setOpen"] },
            "overlay.closed": { guard: "openOneCloses", target: "toPage" },
            "entry.changed": {
              guard: "browserHasMoved",
              target: "#overlay.open",
              actions: "pushEntry",
            },
          },
        },
      },
    },
  },
});
