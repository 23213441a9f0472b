import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type KeptListEvent, keptListMachine } from "./kept-list.machine.ts";

const toggle = (name: string): KeptListEvent => ({ type: "name.toggled", name });

function namesAfter(...events: readonly KeptListEvent[]) {
  const list = createActor(keptListMachine).start();
  for (const event of events) list.send(event);
  return list.getSnapshot().context.names;
}

test("kept list: comes back into a request before what was kept since, each name once", () => {
  const kept = [toggle("brick"), toggle("slab"), toggle("cobbles")] as const;
  const removed: KeptListEvent = { type: "names.removed", names: ["brick", "cobbles"] };
  expect(namesAfter(...kept, removed)).toEqual(["slab"]);
  const restored: KeptListEvent = { type: "names.restored", names: ["brick", "slab"] };
  expect(namesAfter(toggle("slab"), restored)).toEqual(["brick", "slab"]);
});

test("kept list: lasts once its storage is full, whatever is stored", () => {
  const refused: KeptListEvent = { type: "storage.refused" };
  expect(namesAfter(toggle("brick"), refused, { type: "list.read", names: [] })).toEqual(["brick"]);
});
