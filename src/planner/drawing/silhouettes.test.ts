import fc from "fast-check";
import { expect, test } from "vitest";
import { overlap, rectangle } from "../../design/patterns/geometry.ts";
import { anyPlan, drivewayPlan, yardPlan } from "../domain/any-plan.fixture.ts";
import type { PlanSize } from "../domain/paving-plan.ts";
import { type PlanOutline, planOutline } from "./plan-outline.ts";
import { silhouettesIn } from "./silhouettes.tsx";

const rectangleOf = (length: number, width: number): PlanSize => ({
  shape: "rectangle",
  length,
  width,
});

const lengthsIn = (size: PlanSize, use: "cars" | "feet") =>
  silhouettesIn({ ...drivewayPlan, size, use }).map(({ silhouette }) => silhouette.length);

test("a plan shows a car where cars drive, or else a person, and nothing up to 15 m²", () => {
  const [car = 0] = silhouettesIn(yardPlan).map(({ silhouette }) => silhouette.length);
  expect(car).toBeGreaterThan(4_000);
  expect(lengthsIn(rectangleOf(6, 3), "cars")).toEqual([car]);
  const [person = 0, ...others] = lengthsIn(drivewayPlan.size, "feet");
  expect(person).toBeGreaterThan(0);
  expect(person).toBeLessThan(1_000);
  expect(others).toEqual([]);
  // Too narrow for a car.
  expect(lengthsIn(rectangleOf(15, 1.2), "cars")).toEqual([person]);
  expect(lengthsIn(rectangleOf(5, 3), "feet")).toEqual([]);
});

test("a driveway for two cars shows two, side by side", () => {
  for (const size of [rectangleOf(8, 6), rectangleOf(6, 8), rectangleOf(6, 5)]) {
    const [one, other] = silhouettesIn({ ...drivewayPlan, size, use: "cars" });
    if (one === undefined || other === undefined) throw new Error("Expected two cars.");
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    expect(apart).toBeGreaterThan(one.silhouette.width + 300);
    expect(one.angle).toBe(other.angle);
  }
});

/** The pool of a deck, or the missing corner of an L. */
function holeIn(size: PlanSize, { width, loops }: PlanOutline) {
  if (size.shape !== "l-shape") return loops.find(({ isInner }) => isInner)?.points;
  const [length, depth] = [size.cornerLength * 1000, size.cornerWidth * 1000];
  return rectangle(width - length, 0, length, depth);
}

test("a car or a person stands on the paving, whatever the plan", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const silhouettes = silhouettesIn(plan);
      if (silhouettes.length === 0) return;
      const outline = planOutline(plan.size);
      const hole = holeIn(plan.size, outline);
      for (const { silhouette, x, y, angle } of silhouettes) {
        const isCar = silhouette.length > 4_000;
        const sides = [silhouette.length, silhouette.width] as const;
        const [width, height] = angle === 0 ? sides : [sides[1], sides[0]];
        // A deck or a path may be narrower than a person is tall or wide.
        const beyond = isCar ? 0 : 640;
        for (const [left, top] of rectangle(x - width / 2, y - height / 2, width, height)) {
          expect(left).toBeGreaterThanOrEqual(-beyond);
          expect(top).toBeGreaterThanOrEqual(-beyond);
          expect(left).toBeLessThanOrEqual(outline.width + beyond);
          expect(top).toBeLessThanOrEqual(outline.height + beyond);
        }
        const share = isCar ? 1 : 8;
        const within = rectangle(
          x - width / share / 2,
          y - height / share / 2,
          width / share,
          height / share,
        );
        expect(hole !== undefined && overlap(within, hole)).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});
