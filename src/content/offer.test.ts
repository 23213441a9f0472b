import { expect, test } from "vitest";
import { planPriceText } from "../planner/results/plan-texts.ts";
import { pricedExample } from "./offer.ts";
import { pavingPresets } from "./paving-presets.ts";

test.each(["two-car", "patio", "pool-deck", "path", "turning-circle", "office-parking"] as const)(
  "the offer gives %s the price that the planner gives it",
  (name) => {
    expect(pricedExample(name)).toContain(planPriceText(pavingPresets[name].plan));
  },
);
