import { expect, test } from "vitest";
import { yearlyContribution } from "./ten-year-plan.ts";

test("a yearly contribution is the cost less what is saved, divided by the expected life", () => {
  expect(yearlyContribution({ area: 300, rate: 300, saved: 10_000, life: 20 })).toBe(4_000);
  expect(yearlyContribution({ area: 120, rate: 250, saved: 0, life: 25 })).toBe(1_200);
});

test("a yearly contribution is enough: it is rounded up", () => {
  expect(yearlyContribution({ area: 1, rate: 250, saved: 0, life: 20 })).toBe(13);
});

test("a yearly contribution is nothing once the cost is saved", () => {
  expect(yearlyContribution({ area: 100, rate: 250, saved: 30_000, life: 20 })).toBe(0);
});
