import { assign, setup } from "xstate";

/** Names of the projects and materials that the visitor keeps, in the order of keeping. */
export type KeptNames = readonly string[];

/** What can happen to the visitor's short list. */
export type KeptListEvent =
  /** The visitor pressed a keep button. */
  | { type: "name.kept"; name: string }
  /** The visitor pressed it again, or removed an entry from the tray. */
  | { type: "name.removed"; name: string }
  /** The visitor took the list out of a request, or put it back. */
  | { type: "names.removed"; names: KeptNames }
  | { type: "names.restored"; names: KeptNames }
  /** The browser's storage was read: at first, after another tab has changed it, and before a change. */
  | { type: "list.read"; names: KeptNames }
  /** Storage is forbidden or full. */
  | { type: "storage.refused" }
  /** The visitor pressed the button with the number of kept items. */
  | { type: "tray.toggled" }
  /** The visitor pressed Escape, or moved the focus from the open list to the page. */
  | { type: "tray.left" }
  /** The visitor asked to see what can be compared side by side, and closed that. */
  | { type: "comparison.requested" }
  | { type: "comparison.closed" };

export interface KeptListContext {
  names: KeptNames;
  /** False once storage was refused: from then on the list lasts until the page is left. */
  isStored: boolean;
}

/** A change of the list, which takes effect whatever another tab has made of it meanwhile. */
export type KeptListChange = Extract<KeptListEvent, { type: `name.${string}` | `names.${string}` }>;

function changed(names: KeptNames, event: KeptListEvent): KeptNames {
  switch (event.type) {
    case "name.kept":
      return [...new Set([...names, event.name])];
    case "name.removed":
      return names.filter((name) => name !== event.name);
    case "names.removed":
      return names.filter((name) => !event.names.includes(name));
    case "names.restored":
      return [...new Set([...event.names, ...names])];
    default:
      return names;
  }
}

/**
 * The visitor's short list (docs/specification.md#kept-list) and its tray: closed, open, or open below a
 * comparison. The tray is hidden while the list is empty; a list put back from a request is open or closed
 * as before.
 */
export const keptListMachine = setup({
  types: { context: {} as KeptListContext, events: {} as KeptListEvent },
  guards: {
    nothingStays: ({ context: { names }, event }) => changed(names, event).length === 0,
    listIsStored: ({ context }) => context.isStored,
    listIsEmptied: ({ context, event }) =>
      context.isStored && event.type === "list.read" && event.names.length === 0,
  },
  actions: {
    change: assign({ names: ({ context: { names }, event }) => changed(names, event) }),
    takeOver: assign(({ event }) => (event.type === "list.read" ? { names: event.names } : {})),
    store: () => {},
  },
}).createMachine({
  id: "keptList",
  context: { names: [], isStored: true },
  on: {
    "name.kept": { actions: ["change", "store"] },
    "name.removed": { actions: ["change", "store"] },
    "names.removed": { actions: ["change", "store"] },
    "names.restored": { actions: ["change", "store"] },
    "list.read": { guard: "listIsStored", actions: "takeOver" },
    "storage.refused": { actions: assign({ isStored: false }) },
  },
  initial: "closed",
  states: {
    closed: { on: { "tray.toggled": "open" } },
    open: {
      on: {
        "tray.toggled": "closed",
        "tray.left": "closed",
        "comparison.requested": "comparing",
        "name.removed": { guard: "nothingStays", target: "closed", actions: ["change", "store"] },
      },
    },
    comparing: {
      on: {
        "comparison.closed": "open",
        // By another tab: the next thing that is kept must not open it again.
        "list.read": { guard: "listIsEmptied", target: "closed", actions: "takeOver" },
      },
    },
  },
});
