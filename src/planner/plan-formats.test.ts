import { expect, test } from "vitest";
import { looseText, randRange, sizeProblem } from "./plan-formats.ts";

test("figures: a small amount is not none, and a range of one price is no range", () => {
  expect(looseText(0.03, 0.06)).not.toMatch(/^0/);
  expect(randRange({ from: 100, to: 100 })).not.toMatch(/R100.*R100/);
});

test("wrong size: one metre is singular", () => {
  expect(sizeProblem("diameter", { kind: "too-small", limit: 1 })).toMatch(/1 metre\b/);
  expect(sizeProblem("deck", { kind: "too-small", limit: 0.5 })).toMatch(/0\.5 metres\b/);
});
