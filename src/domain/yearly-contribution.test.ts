import { expect, test } from "vitest";
import { yearlyContribution } from "./yearly-contribution.ts";

test("ten-year plan: divides what is still missing by the expected life, and rounds up", () => {
  expect(yearlyContribution({ cost: 90_000, saved: 20_000, lifeInYears: 7 })).toBe(10_000);
  expect(yearlyContribution({ cost: 100, saved: 0, lifeInYears: 3 })).toBe(34);
});

test("ten-year plan: asks for nothing once enough is saved", () => {
  expect(yearlyContribution({ cost: 90_000, saved: 95_000, lifeInYears: 7 })).toBe(0);
});
