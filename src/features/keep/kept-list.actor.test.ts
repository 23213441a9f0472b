import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What another tab has stored, of which this one has heard nothing yet. */
const storeInOtherTab = (...names: readonly string[]) =>
  localStorage.setItem("kept-list", JSON.stringify(names));

const stored = (): unknown => JSON.parse(localStorage.getItem("kept-list") ?? "[]");

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("kept list: a change in this tab undoes none of another tab", async () => {
  const { changeKept } = await import("./kept-list.actor.ts");
  storeInOtherTab("brick");
  changeKept({ type: "name.kept", name: "cobbles", at: 1 });
  expect(stored()).toEqual(["brick", "cobbles"]);
  storeInOtherTab("brick", "cobbles", "slate");
  changeKept({ type: "names.removed", names: ["brick", "cobbles"] });
  expect(stored()).toEqual(["slate"]);
  storeInOtherTab("granite");
  changeKept({ type: "names.restored", names: ["brick", "cobbles"] });
  expect(stored()).toEqual(["brick", "cobbles", "granite"]);

  // Pressed to remove it, not to keep it again.
  storeInOtherTab("granite");
  changeKept({ type: "name.removed", name: "brick" });
  expect(stored()).toEqual(["granite"]);
});
