import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type KeptListEvent, keptListMachine } from "./kept-list.machine.ts";

const keep = (name: string): KeptListEvent => ({ type: "name.kept", name });
const remove = (name: string): KeptListEvent => ({ type: "name.removed", name });

/** Sends events; returns the state, and what was stored after each change. */
function send(...events: readonly KeptListEvent[]) {
  const stored: (readonly string[])[] = [];
  const actor = createActor(
    keptListMachine.provide({
      actions: { store: ({ context }) => void stored.push(context.names) },
    }),
  ).start();
  for (const event of events) actor.send(event);
  const { context, value } = actor.getSnapshot();
  return { ...context, tray: value, stored };
}

describe("kept list", () => {
  test("keeps names in their order, and takes them off", () => {
    expect(send()).toMatchObject({ names: [], stored: [] });
    const both = [keep("brick"), keep("cobbles")] as const;
    expect(send(...both)).toMatchObject({ names: ["brick", "cobbles"] });
    expect(send(...both, remove("brick")).stored).toEqual([
      ["brick"],
      ["brick", "cobbles"],
      ["cobbles"],
    ]);
    expect(send(keep("brick"), remove("brick"))).toMatchObject({ names: [] });
    // Another tab may have been first.
    expect(send(...both, keep("brick")).names).toEqual(["brick", "cobbles"]);
    expect(send(remove("brick")).names).toEqual([]);
  });

  test("leaves a request and comes back with what was kept since", () => {
    const removed = send(
      keep("brick"),
      { type: "tray.toggled" },
      { type: "names.removed", names: ["brick"] },
    );
    expect(removed).toMatchObject({
      names: [],
      tray: "open",
      stored: [["brick"], []],
    });
    const restored: KeptListEvent = { type: "names.restored", names: ["brick", "cobbles"] };
    expect(send(keep("cobbles"), restored).names).toEqual(["brick", "cobbles"]);
  });

  test("takes over what is stored, and does not store it again", () => {
    const read: KeptListEvent = { type: "list.read", names: ["brick"] };
    expect(send(read)).toMatchObject({ names: ["brick"], stored: [] });
  });

  test("that cannot be stored lasts, whatever is stored", () => {
    const events = [keep("brick"), { type: "storage.refused" }] as const;
    expect(send(...events, { type: "list.read", names: [] })).toMatchObject({
      names: ["brick"],
      isStored: false,
    });
    expect(send(...events, keep("cobbles")).names).toEqual(["brick", "cobbles"]);
  });

  test("its tray closes by its button, when it is left, and with its last entry", () => {
    const open = [keep("brick"), { type: "tray.toggled" }] as const;
    expect(send(...open).tray).toBe("open");
    expect(send(...open, { type: "tray.toggled" }).tray).toBe("closed");
    expect(send(...open, { type: "tray.left" }).tray).toBe("closed");
    expect(send(...open, keep("cobbles")).tray).toBe("open");
    expect(send(...open, remove("brick"))).toMatchObject({ tray: "closed" });
  });
});
