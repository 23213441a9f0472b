import { expect, test } from "vitest";
import { drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { isPermeable, wallsOf } from "./paving-plan.ts";

test("walls: are those of the sides that the shape has, in their order", () => {
  const walls = ["right", "top"] as const;
  expect(wallsOf({ ...drivewayPlan, walls })).toEqual(["top", "right"]);
  expect(wallsOf({ ...drivewayPlan, walls, size: { shape: "circle", diameter: 5 } })).toEqual([]);
  expect(wallsOf(yardPlan)).toEqual([]);
});

test("permeable: is a paver of homes alone", () => {
  expect(isPermeable(drivewayPlan)).toBe(false);
  expect(isPermeable({ ...drivewayPlan, paver: "permeable" })).toBe(true);
  expect(isPermeable(yardPlan)).toBe(false);
});
