import { expect, test } from "vitest";
import { drivewayPlan } from "../domain/any-plan.fixture.ts";
import { specificationText } from "./plan-specification.ts";

test("specification: names the standards of blocks, and none for slabs or natural stone", () => {
  expect(specificationText(drivewayPlan)).toContain("SANS 1058");
  const slabs = { ...drivewayPlan, format: "slab-450", pattern: "stack" } as const;
  expect(specificationText(slabs)).not.toContain("SANS 1058");
  expect(specificationText(slabs)).toContain("450 × 450 × 50 mm");
  expect(specificationText({ ...drivewayPlan, paver: "premium" })).not.toContain("SANS 1058");
});

test("specification: has no bedding sand under permeable paving, and speaks of dolomite", () => {
  const text = specificationText({ ...drivewayPlan, paver: "permeable" });
  expect(text).not.toContain("bedding sand");
  expect(text).toMatch(/dolomit/);
});
