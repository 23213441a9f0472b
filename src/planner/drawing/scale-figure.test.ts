import fc from "fast-check";
import { expect, test } from "vitest";
import { overlap, rectangle } from "../../design/patterns/geometry.ts";
import { anyPlan, drivewayPlan, yardPlan } from "../domain/any-plan.fixture.ts";
import type { PlanSize } from "../domain/paving-plan.ts";
import { type PlanOutline, planOutline } from "./plan-outline.ts";
import { figureIn } from "./scale-figure.tsx";

const lengthIn = (size: PlanSize, use: "cars" | "feet") =>
  figureIn({ ...drivewayPlan, size, use })?.figure.length ?? 0;

test("a plan shows a car where cars drive, or else a person, and nothing up to 15 m²", () => {
  const car = figureIn(yardPlan)?.figure.length ?? 0;
  expect(car).toBeGreaterThan(4_000);
  expect(lengthIn(drivewayPlan.size, "cars")).toBe(car);
  const person = lengthIn(drivewayPlan.size, "feet");
  expect(person).toBeGreaterThan(0);
  expect(person).toBeLessThan(1_000);
  // Too narrow for a car.
  expect(lengthIn({ shape: "rectangle", length: 15, width: 1.2 }, "cars")).toBe(person);
  expect(lengthIn({ shape: "rectangle", length: 5, width: 3 }, "feet")).toBe(0);
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
      const found = figureIn(plan);
      if (found === null) return;
      const { figure, x, y, angle } = found;
      const [width, height] =
        angle === 0 ? [figure.length, figure.width] : [figure.width, figure.length];
      const outline = planOutline(plan.size);
      const box = rectangle(x - width / 2, y - height / 2, width, height);
      // Half a deck or a path of 0.5 m is narrower than shoulders.
      const beyond = 20;
      for (const [left, top] of box) {
        expect(left).toBeGreaterThanOrEqual(-beyond);
        expect(top).toBeGreaterThanOrEqual(-beyond);
        expect(left).toBeLessThanOrEqual(outline.width + beyond);
        expect(top).toBeLessThanOrEqual(outline.height + beyond);
      }
      const within = rectangle(x - width / 4, y - height / 4, width / 2, height / 2);
      const hole = holeIn(plan.size, outline);
      expect(hole !== undefined && overlap(within, hole)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
