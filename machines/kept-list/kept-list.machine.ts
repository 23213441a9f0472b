import { assign, setup } from "xstate";

/** Names of the projects and materials that the visitor keeps, in the order of keeping. */
export type KeptNames = readonly string[];

/** What can happen to the visitor's short list. */
export type KeptListEvent =
  /** The visitor pressed a keep button, or removed an entry from the list. */
  | { type: "name.toggled"; name: string }
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
  | { type: "tray.left" };

export interface KeptListContext {
  names: KeptNames;
  /** False once storage was refused: from then on the list lasts until the page is left. */
  isStored: boolean;
}

const toggled = (names: KeptNames, name: string) =>
  names.includes(name) ? names.filter((kept) => kept !== name) : [...names, name];

/**
 * The visitor's short list (docs/specification.md#kept-list) and its tray: closed or open. The tray is
 * hidden while the list is empty; a list put back from a request is open or closed as before.
 */
export const keptListMachine = setup({
  types: { context: {} as KeptListContext, events: {} as KeptListEvent },
  guards: {
    nameIsLast: ({ context: { names }, event }) =>
      event.type === "name.toggled" && toggled(names, event.name).length === 0,
    listIsStored: ({ context }) => context.isStored,
  },
  actions: {
    change: assign(({ context: { names }, event }) => {
      if (event.type === "name.toggled") return { names: toggled(names, event.name) };
      if (event.type === "names.restored")
        return { names: [...new Set([...event.names, ...names])] };
      if (event.type !== "names.removed") return {};
      return { names: names.filter((name) => !event.names.includes(name)) };
    }),
    takeOver: assign(({ event }) => (event.type === "list.read" ? { names: event.names } : {})),
    store: () => {},
  },
}).createMachine({
  id: "keptList",
  context: { names: [], isStored: true },
  on: {
    "name.toggled": { actions: ["change", "store"] },
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
        "name.toggled": { guard: "nameIsLast", target: "closed", actions: ["change", "store"] },
      },
    },
  },
});
