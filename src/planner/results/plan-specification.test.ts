import { expect, test } from "vitest";
import { drivewayPlan, yardPlan } from "../domain/any-plan.fixture.ts";
import { specificationText } from "./plan-specification.ts";

const cement = { ...drivewayPlan, colour: "grey" } as const;

test.each([
  ["cement bricks", cement, ["SANS 1058", "S-C", "1200 MJ"], ["SANS 1575"]],
  ["clay", drivewayPlan, ["SANS 1575", "222 × 106"], ["SANS 1058", "1200 MJ"]],
  ["slabs", { ...cement, format: "slab-450", pattern: "stack" }, ["SANS 541"], ["1200 MJ"]],
  ["natural stone", { ...cement, paver: "premium" }, ["sample"], ["SANS 1058"]],
  ["trucks", yardPlan, ["S-A", "220 × 110 × 80 mm"], ["clay"]],
  // An engineer says what containers need.
  ["containers", { ...yardPlan, vehicle: "containers" }, ["engineer"], ["mm", "SANS"]],
  ["permeable paving", { ...cement, paver: "permeable" }, ["dolomit"], ["bedding sand", "G5"]],
] as const)("specification: %s", (_, plan, named, others) => {
  const text = specificationText(plan);
  for (const word of named) expect(text).toContain(word);
  for (const word of others) expect(text).not.toContain(word);
});
