import { assign, enqueueActions, setup } from "xstate";
import { samplesLimit } from "#src/domain/attachments.ts";

/** Names of the projects and materials that the visitor keeps, in the order of keeping. */
export type KeptNames = readonly string[];

export type KeptListEvent =
  /** The visitor pressed a keep button; `at` is the time in milliseconds since 1970. */
  | { type: "name.kept"; name: string; at: number }
  /** The visitor pressed it again, or removed an entry from the tray. */
  | { type: "name.removed"; name: string }
  /** The visitor took the list out of a request, or put it back. */
  | { type: "names.removed"; names: KeptNames }
  | { type: "names.restored"; names: KeptNames }
  /** The browser's storage was read: at first, after another tab has changed it, and before a change. */
  | { type: "list.read"; names: KeptNames; keptAt: KeptTimes }
  /** Storage is forbidden or full. */
  | { type: "storage.refused" }
  /** The visitor pressed the button with the number of kept items. */
  | { type: "tray.toggled" }
  /** The visitor pressed Escape, or moved the focus from the open list to the page. */
  | { type: "tray.left" }
  /** The visitor asked to see what can be compared side by side. */
  | { type: "comparison.requested" }
  /** They closed that, or another tab has left fewer than two to compare. */
  | { type: "comparison.closed" };

/** When each name was kept last, in milliseconds since 1970; also of names that are removed. */
export type KeptTimes = Readonly<Record<string, number>>;

interface KeptListInput {
  /** Whether a name is that of a sample, of which a site visit brings at most `samplesLimit`. */
  isSample: (name: string) => boolean;
}

export interface KeptListContext extends KeptListInput {
  names: KeptNames;
  keptAt: KeptTimes;
  /** False once storage was refused: from then on the list lasts until the page is left. */
  isStored: boolean;
}

/** Samples were not kept, because there are as many as a site visit brings. */
interface SamplesRefused {
  type: "samples.refused";
  names: KeptNames;
  /** Whether they were to be put back into the list. */
  isUndo: boolean;
}

/** A change of the list, which takes effect whatever another tab has made of it meanwhile. */
export type KeptListChange = Extract<KeptListEvent, { type: `name.${string}` | `names.${string}` }>;

/** The list that an event asks for. */
function requested(names: KeptNames, event: KeptListEvent): KeptNames {
  switch (event.type) {
    case "name.kept":
      return [...new Set([...names, event.name])];
    case "name.removed":
      return names.filter((name) => name !== event.name);
    case "names.removed":
      return names.filter((name) => !event.names.includes(name));
    case "names.restored":
      return [...new Set([...event.names, ...names])];
    case "list.read":
      return [...new Set(event.names)];
    default:
      return names;
  }
}

/** The samples of that list that are too many: those held already come first. */
function refused({ names, isSample }: KeptListContext, event: KeptListEvent): KeptNames {
  const held = event.type === "list.read" ? [] : names.filter(isSample);
  const added = requested(names, event).filter((name) => isSample(name) && !held.includes(name));
  return added.slice(Math.max(0, samplesLimit - held.length));
}

function newTimes({ keptAt }: KeptListContext, event: KeptListEvent): KeptTimes {
  if (event.type === "name.kept") return { ...keptAt, [event.name]: event.at };
  return event.type === "list.read" ? { ...keptAt, ...event.keptAt } : keptAt;
}

/** The visitor's short list and its tray (docs/specification.md#kept-list). An empty list closes its tray. */
export const keptListMachine = setup({
  types: {
    context: {} as KeptListContext,
    events: {} as KeptListEvent,
    input: {} as KeptListInput,
    emitted: {} as SamplesRefused,
  },
  guards: {
    listIsEmpty: ({ context }) => context.names.length === 0,
    listIsStored: ({ context }) => context.isStored,
  },
  actions: {
    change: assign(({ context, event }) => {
      const tooMany = refused(context, event);
      return {
        names: requested(context.names, event).filter((name) => !tooMany.includes(name)),
        keptAt: newTimes(context, event),
      };
    }),
    reportRefused: enqueueActions(({ context, event, enqueue }) => {
      const names = refused(context, event);
      const isUndo = event.type === "names.restored";
      if (names.length > 0) enqueue.emit({ type: "samples.refused", names, isUndo });
    }),
    store: () => {},
  },
}).createMachine({
  id: "keptList",
  context: ({ input }) => ({ ...input, names: [], keptAt: {}, isStored: true }),
  on: {
    "name.kept": { actions: ["reportRefused", "change", "store"] },
    "name.removed": { actions: ["change", "store"] },
    "names.removed": { actions: ["change", "store"] },
    "names.restored": { actions: ["reportRefused", "change", "store"] },
    "list.read": { guard: "listIsStored", actions: ["reportRefused", "change", "store"] },
    "storage.refused": { actions: assign({ isStored: false }) },
  },
  initial: "closed",
  states: {
    closed: { on: { "tray.toggled": "open", "comparison.requested": "comparing" } },
    open: {
      // The next thing that is kept must not open it.
      always: { guard: "listIsEmpty", target: "closed" },
      on: {
        "tray.toggled": "closed",
        "tray.left": "closed",
        "comparison.requested": "comparing",
      },
    },
    // Plans of the request are compared without a list, too.
    comparing: { on: { "comparison.closed": "closed" } },
  },
});
