import { type KeptListEvent, keptListMachine } from "#machines/kept-list/kept-list.machine.ts";
import { gallery } from "#src/content/gallery.ts";
import type { Model } from "./support/model.ts";

const [first, second] = gallery.projects.map(({ title }) => title);
if (!first || !second) throw new Error("Expected two projects in the gallery.");

/** The names of two projects that can be kept. */
export const projects = [first, second] as const;

type TrayLeft = { type: "tray.left"; by: "Escape" | "Tab" };
type KeptListModelEvent = Exclude<KeptListEvent, { type: "tray.left" }> | TrayLeft;

const keepFirst: KeptListModelEvent = { type: "name.toggled", name: first };
const keepSecond: KeptListModelEvent = { type: "name.toggled", name: second };

/** By the number of kept names while the tray is open. */
const whileOpen: readonly (readonly KeptListModelEvent[])[] = [
  [{ type: "names.restored", names: [first] }],
  [
    { type: "tray.left", by: "Escape" },
    { type: "tray.left", by: "Tab" },
    { type: "tray.toggled" },
    { type: "names.removed", names: [first] },
    keepFirst,
  ],
  [keepSecond],
];

/** By the number of kept names while it is closed. */
const whileClosed: readonly (readonly KeptListModelEvent[])[] = [
  [keepFirst, { type: "list.read", names: [first, second] }],
  [keepFirst, keepSecond, { type: "tray.toggled" }],
  [{ type: "list.read", names: [] }, { type: "tray.toggled" }],
];

export const keptListModel: Model<typeof keptListMachine, KeptListModelEvent> = {
  name: "kept-list",
  file: "machines/kept-list/kept-list.machine.ts",
  purpose: "The projects and materials that a visitor keeps, and the tray that lists them.",
  machine: keptListMachine,
  stateKey: ({ value, context }) => [value, context],
  contentNames: { [first]: "first", [second]: "second" },
  scenarios: [
    {
      title: "kept list: changes in every way, in this tab and in another",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => {
        const events = snapshot.matches("open") ? whileOpen : whileClosed;
        return events[snapshot.context.names.length] ?? [];
      },
    },
    {
      title: "kept list: works while the browser's storage is full",
      pathname: "/gallery",
      input: undefined,
      events: (snapshot) => {
        if (snapshot.context.names.length === 0) return [keepFirst];
        return snapshot.context.isStored ? [{ type: "storage.refused" }] : [keepSecond];
      },
    },
  ],
};
