import { type KeptListEvent, keptListMachine } from "#machines/kept-list/kept-list.machine.ts";
import { gallery } from "#src/content/gallery.ts";
import { isSample } from "#src/features/keep/kept-text.ts";
import type { Model } from "../support/model.ts";

const [first, second] = gallery.projects.flatMap(({ title, plan }) =>
  plan === undefined ? [] : [title],
);
if (!first || !second) throw new Error("Expected two projects in the gallery that one can plan.");

/** The names of two projects that can be kept and compared. */
export const projects = [first, second] as const;

type TrayLeft = { type: "tray.left"; by: "Escape" | "Tab" };
type ComparisonClosed = { type: "comparison.closed"; by: "Escape" | "Back" };
type KeptListModelEvent =
  | Exclude<KeptListEvent, { type: "tray.left" | "comparison.closed" }>
  | TrayLeft
  | ComparisonClosed;

const keepFirst: KeptListModelEvent = { type: "name.kept", name: first, at: 1 };
const keepSecond: KeptListModelEvent = { type: "name.kept", name: second, at: 1 };
const removeFirst: KeptListModelEvent = { type: "name.removed", name: first };
const removeSecond: KeptListModelEvent = { type: "name.removed", name: second };

const read = (...names: readonly string[]): KeptListModelEvent => ({
  type: "list.read",
  names,
  keptAt: {},
});

/** By the number of kept names while the tray is open. */
const whileOpen: readonly (readonly KeptListModelEvent[])[] = [
  [],
  [
    { type: "tray.left", by: "Escape" },
    { type: "tray.left", by: "Tab" },
    { type: "tray.toggled" },
    { type: "names.removed", names: [first] },
    removeFirst,
  ],
  [removeSecond, { type: "comparison.requested" }],
];

const whileComparing: readonly KeptListModelEvent[] = [
  { type: "comparison.closed", by: "Escape" },
  { type: "comparison.closed", by: "Back" },
];

/** By the number of kept names while it is closed. */
const whileClosed: readonly (readonly KeptListModelEvent[])[] = [
  [keepFirst, read(first, second)],
  [removeFirst, keepSecond, { type: "tray.toggled" }],
  [read(), { type: "tray.toggled" }, { type: "comparison.requested" }],
];

export const keptListModel: Model<typeof keptListMachine, KeptListModelEvent> = {
  name: "kept-list",
  purpose: "The projects and materials that a visitor keeps, and the tray that lists them.",
  machine: keptListMachine,
  stateKey: ({ value, context: { names, isStored } }) => [value, { names, isStored }],
  contentNames: { [first]: "first", [second]: "second" },
  scenarios: [
    {
      title: "kept list: changes in every way, in this tab and in another",
      pathname: "/gallery",
      input: { isSample },
      events: (snapshot) => {
        if (snapshot.matches("comparing")) return whileComparing;
        const events = snapshot.matches("open") ? whileOpen : whileClosed;
        return events[snapshot.context.names.length] ?? [];
      },
    },
    {
      title: "kept list: Undo puts back what was removed from a request",
      pathname: "/gallery",
      input: { isSample },
      events: (snapshot) => {
        // In the order in which the path takes them: there is no Undo before the list was removed.
        if (snapshot.context.names.length === 0)
          return [keepFirst, { type: "names.restored", names: [first] }];
        return [
          snapshot.matches("open")
            ? { type: "names.removed", names: [first] }
            : { type: "tray.toggled" },
        ];
      },
    },
    {
      title: "kept list: works while the browser's storage is full",
      pathname: "/gallery",
      input: { isSample },
      events: (snapshot) => {
        if (snapshot.context.names.length === 0) return [keepFirst];
        if (snapshot.context.isStored) return [{ type: "storage.refused" }];
        return [snapshot.context.names.length === 1 ? keepSecond : removeSecond];
      },
    },
  ],
};
