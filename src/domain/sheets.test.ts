import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineAmount, pricePerSquareMetreOf, quoteTotals, yearlyContribution } from "./sheets.ts";

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
