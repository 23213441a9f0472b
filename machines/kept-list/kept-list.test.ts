import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type KeptListEvent, keptListMachine } from "./kept-list.machine.ts";

const isSample = (name: string) => name.startsWith("sample");
const keep = (name: string): KeptListEvent => ({ type: "name.kept", name, at: 1 });
const read = (...names: readonly string[]): KeptListEvent => ({
  type: "list.read",
  names,
  keptAt: {},
});

function namesAfter(...events: readonly KeptListEvent[]) {
  const list = createActor(keptListMachine, { input: { isSample } }).start();
  for (const event of events) list.send(event);
  return list.getSnapshot().context.names;
}

test("kept list: comes back into a request before what was kept since, each name once", () => {
  const kept = [keep("brick"), keep("slab"), keep("cobbles")] as const;
  const removed: KeptListEvent = { type: "names.removed", names: ["brick", "cobbles"] };
  expect(namesAfter(...kept, removed)).toEqual(["slab"]);
  const restored: KeptListEvent = { type: "names.restored", names: ["brick", "slab"] };
  expect(namesAfter(keep("slab"), restored)).toEqual(["brick", "slab"]);
});

test("kept list: lasts once its storage is full, whatever is stored", () => {
  const refused: KeptListEvent = { type: "storage.refused" };
  expect(namesAfter(keep("brick"), refused, read())).toEqual(["brick"]);
});

const four = ["sample 1", "sample 2", "sample 3", "sample 4"];
const others = ["sample 5", "sample 6", "sample 7", "sample 8"];

test.each<[door: string, events: readonly KeptListEvent[], refused: readonly string[]]>([
  ["a keep button", [...four.map(keep), keep("sample 5")], ["sample 5"]],
  ["Undo", [...four.map(keep), { type: "names.restored", names: others }], others],
  ["storage and another tab", [read(...four, ...others)], others],
])("kept list: holds as many samples as are brought, and says so (%s)", (_, events, refused) => {
  const list = createActor(keptListMachine, { input: { isSample } }).start();
  const emitted: unknown[] = [];
  list.on("samples.refused", ({ names }) => emitted.push(...names));
  for (const event of events) list.send(event);
  expect(list.getSnapshot().context.names).toEqual(four);
  expect(emitted).toEqual(refused);
});

test("kept list: Undo puts back the samples that fit, and what is no sample", () => {
  const restored: KeptListEvent = { type: "names.restored", names: ["brick", ...others] };
  const noted = four.slice(1).map(keep);
  expect(namesAfter(...noted, restored)).toEqual(["brick", "sample 5", ...four.slice(1)]);
});

test("kept list: its tray is closed once it is empty, by whatever", () => {
  const list = createActor(keptListMachine, { input: { isSample } }).start();
  for (const emptied of [read(), { type: "names.removed", names: ["brick"] }] as const) {
    for (const event of [keep("brick"), { type: "tray.toggled" }, emptied] as const)
      list.send(event);
    list.send(keep("slab"));
    expect(list.getSnapshot().value).toBe("closed");
    list.send({ type: "name.removed", name: "slab" });
  }
});

test("kept list: names each thing once, whatever is stored", () => {
  expect(namesAfter(read("brick", "slab", "brick"))).toEqual(["brick", "slab"]);
});
