import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  contributionsByPeriod,
  costWhenDue,
  lineAmount,
  pricePerSquareMetreOf,
  quoteTotals,
  shortfall,
  yearlyContribution,
} from "./sheets.ts";

describe("the totals of a quote", () => {
  test("add up lines, then VAT", () => {
    const lines = [
      { quantity: 54, rate: 12 },
      { quantity: 11.3, rate: 120 },
      { quantity: 1, rate: 600 },
    ];
    expect(lines.map(lineAmount)).toEqual([648, 1356, 600]);
    expect(quoteTotals({ lines, vatPercent: 15 })).toEqual({
      subtotal: 2604,
      vat: 390.6,
      total: 2994.6,
    });
    expect(pricePerSquareMetreOf({ lines, vatPercent: 15, area: 54 })).toBe(55.46);
  });

  test.each([
    [1.005, 1, 1.01],
    [1.1, 1.15, 1.27],
    [0.1, 0.3, 0.03],
    [3, 0.335, 1.01],
  ])("round %d × R%d to R%d", (quantity, rate, amount) => {
    expect(lineAmount({ quantity, rate })).toBe(amount);
  });

  test("are the sum of the amounts on paper, for any quote", () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
    const anyLines = fc.array(fc.record({ quantity: amount, rate: amount }), { maxLength: 20 });
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 0, max: 25 }), (lines, vatPercent) => {
        const { subtotal, vat, total } = quoteTotals({ lines, vatPercent });
        const shown = (rand: number) => Math.round(rand * 100);
        const sum = lines.reduce((cents, line) => cents + shown(lineAmount(line)), 0);
        expect(shown(subtotal)).toBe(sum);
        expect(shown(total)).toBe(shown(subtotal) + shown(vat));
        expect(Math.abs(vat - (subtotal * vatPercent) / 100)).toBeLessThan(0.0051);
      }),
    );
  });
});

describe("a ten-year plan", () => {
  const bays = { area: 250, rate: 350, year: 2, saved: 27_500 };
  const paths = { area: 120, rate: 250, year: 4, saved: 0 };

  test("has the whole cost of an item together in the year its work is due", () => {
    // 87 500 × 1.06² = 98 315; (98 315 − 27 500) ÷ 2 = 35 407.50
    expect(costWhenDue(bays, 6)).toBe(98_315);
    expect(shortfall(bays, 6)).toBe(70_815);
    expect(yearlyContribution(bays, 6)).toBe(35_408);
    expect(yearlyContribution(paths, 0)).toBe(7_500);
  });

  test("asks nothing for an item that is saved for already", () => {
    expect(yearlyContribution({ ...bays, saved: 100_000 }, 6)).toBe(0);
  });

  test("ends the contribution for an item when its work is done", () => {
    expect(contributionsByPeriod([bays, paths], 0)).toEqual([
      { from: 1, to: 2, sum: 37_500 },
      { from: 3, to: 4, sum: 7_500 },
    ]);
  });
});
