import { expect, test } from "vitest";
import { planPriceText } from "../planner/results/plan-texts.ts";
import { offer, pricedExample } from "./offer.ts";
import { pavingPresets } from "./paving-presets.ts";

test.each([
  "two-car",
  "patio",
  "pool-deck",
  "path",
  "turning-circle",
  "office-parking",
  "new-driveway",
] as const)("the offer gives %s the price that the planner gives it", (name) => {
  expect(pricedExample(name)).toContain(planPriceText(pavingPresets[name].plan));
});

test("the offer names no price where the planner gives none", () => {
  expect(pricedExample("delivery-yard")).toBe(offer.afterVisit);
});
