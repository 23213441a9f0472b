import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layingPatternNames } from "#src/domain/laying-patterns.ts";
import { borderCourses, type PlanSize, sizeFields } from "#src/domain/paving-plan.ts";
import { anyPlan, anySize, drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { planPrice } from "./plan-guide.ts";
import { parsePlan, serialisePlan } from "./plan-link.ts";
import { areaOf, edgeOf, type QuantityInput, quantitiesOf } from "./plan-quantities.ts";
import { parseSize, readSize, sizeOf, sizeValues, textsOf } from "./plan-sizes.ts";

const runs = { numRuns: 10_000 };
const rates = { basic: { from: 250, to: 450 }, premium: { from: 350, to: 850 }, smallestArea: 5 };
const layers = { paversPerSquareMetre: 50, beddingMm: 25, subBaseMm: 125 };

const anyInput: fc.Arbitrary<QuantityInput> = fc.record({
  size: anySize(200),
  pattern: fc.constantFrom(...layingPatternNames),
  border: fc.constantFrom(...borderCourses),
  paversPerSquareMetre: fc.constant(50),
  beddingMm: fc.constant(25),
  subBaseMm: fc.constantFrom(0, 125, 150),
});

/** The same shape with one more decimetre in every direction; a missing corner stays. */
function larger(size: PlanSize): PlanSize {
  const values = sizeValues(size);
  return sizeOf(size.shape, (field) => {
    const value = values[field] ?? 0;
    return field === "cornerLength" || field === "cornerWidth" ? value : value + 0.1;
  });
}

describe("10,000 plans", () => {
  test("have positive areas and quantities", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { area, edge, fieldPavers, borderPavers, bedding, subBase } = quantitiesOf(input);
        for (const amount of [area, edge, fieldPavers, bedding.cubicMetres, bedding.tonnes]) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        expect(borderPavers > 0).toBe(input.border !== "none");
        expect(subBase === null).toBe(input.subBaseMm === 0);
      }),
      runs,
    );
  });

  test("need more of everything when they are larger", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const now = quantitiesOf(input);
        const then = quantitiesOf({ ...input, size: larger(input.size) });
        expect(then.area).toBeGreaterThan(now.area);
        expect(then.edge).toBeGreaterThan(now.edge);
        expect(then.fieldPavers).toBeGreaterThanOrEqual(now.fieldPavers);
        expect(then.borderPavers).toBeGreaterThanOrEqual(now.borderPavers);
        expect(then.bedding.tonnes).toBeGreaterThan(now.bedding.tonnes);
      }),
      runs,
    );
  });

  test("cost more when they are larger, in whole hundreds of rand", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const price = planPrice(plan, rates);
        if (price.kind !== "range") return;
        expect(price.from % 100).toBe(0);
        expect(price.to % 100).toBe(0);
        expect(price.from).toBeLessThanOrEqual(price.to);
        if (plan.kind === "home") {
          const more = planPrice({ ...plan, size: larger(plan.size) }, rates);
          expect(more.kind === "range" && more.from >= price.from && more.to >= price.to).toBe(
            true,
          );
        }
      }),
      runs,
    );
  });

  test("survive serialising and parsing", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const fallback = plan.kind === "home" ? drivewayPlan : yardPlan;
        const text = serialisePlan(plan);
        expect(parsePlan(text, fallback)).toEqual({ plan, isPartial: false });
        expect(encodeURIComponent(text)).toBe(text);
      }),
      runs,
    );
  });

  test("survive being shown in the fields and read from them", () => {
    fc.assert(
      fc.property(anySize(200), (size) => {
        expect(readSize(size.shape, textsOf(size))).toEqual({ size, problems: {} });
      }),
      runs,
    );
  });
});

test("a search param is a plan, whatever it contains", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(...serialisePlan(drivewayPlan).split("_")));
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom(drivewayPlan, yardPlan), (parts, fallback) => {
      const text = parts.join("_");
      const { plan, isPartial } = parsePlan(text, fallback);
      expect(plan.kind).toBe(fallback.kind);
      expect(readSize(plan.size.shape, textsOf(plan.size)).size).toEqual(plan.size);
      expect(isPartial).toBe(serialisePlan(plan) !== text);
    }),
    runs,
  );
});

test("a field accepts any text without an exception, and numbers as people write them", () => {
  const fields = Object.values(sizeFields).flat();
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, text) => {
      const value = parseSize(field, text);
      if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
    }),
    runs,
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (count) => {
      const metres = count / 100;
      for (const text of [
        `${metres}`,
        `${metres}`.replace(".", ","),
        `${metres}m`,
        ` ${metres} m `,
      ]) {
        expect(parseSize("length", text)).toBe(metres);
      }
      expect(parseSize("length", `${count * 10} mm`)).toBe(metres);
    }),
    runs,
  );
});

test("the edge of a shape is at least that of a circle of its area", () => {
  fc.assert(
    fc.property(anySize(200), (size) => {
      expect(edgeOf(size) ** 2).toBeGreaterThanOrEqual(4 * Math.PI * areaOf(size) * (1 - 1e-9));
    }),
    runs,
  );
});

test("quantities: a two-car driveway", () => {
  const { area, edge, fieldPavers, borderPavers, bedding, subBase } = quantitiesOf({
    size: drivewayPlan.size,
    pattern: "herringbone",
    border: "soldier-course",
    ...layers,
  });
  expect([area, edge, fieldPavers, borderPavers]).toEqual([48, 28, 2235, 294]);
  expect(bedding).toEqual({ cubicMetres: 1.2, tonnes: 1.92 });
  expect(subBase?.cubicMetres).toBe(6);
  expect(subBase?.tonnes).toBeCloseTo(12.6);
});
