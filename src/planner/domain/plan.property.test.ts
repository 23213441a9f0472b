import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planQuantities } from "../results/plan-figures.ts";
import { anyHomePlan, anyPlan, anySize, drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { type PlanSide, type PlanSize, sidesByShape, sizeFields } from "./paving-plan.ts";
import { areaOf } from "./plan-area.ts";
import { planPrice } from "./plan-guide.ts";
import { parsePlan, serialisePlan } from "./plan-link.ts";
import { edgeOf, roundedUp } from "./plan-quantities.ts";
import { parseSize, readSize, sizeOf, sizeValues, textsOf } from "./plan-sizes.ts";

const runs = { numRuns: 2_000 };
const rates = { basic: { from: 250, to: 450 }, premium: { from: 350, to: 850 }, smallestArea: 5 };
/** The same shape with one more decimetre in every direction; a missing corner stays. */
function larger(size: PlanSize): PlanSize {
  const values = sizeValues(size);
  return sizeOf(size.shape, (field) => {
    const value = values[field] ?? 0;
    return field === "cornerLength" || field === "cornerWidth" ? value : value + 0.1;
  });
}

describe("plans", () => {
  test("have positive areas and quantities", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { edge, wall, ...quantities } = planQuantities(plan);
        const { area, netPavers, infillPavers, spoil, bedding, subBase, jointing } = quantities;
        const bulks = [bedding, subBase, jointing].flatMap((bulk) => Object.values(bulk));
        expect(wall).toBeGreaterThanOrEqual(0);
        expect(wall).toBeLessThanOrEqual(edge + 1e-9);
        for (const amount of [area, edge, netPavers, ...bulks]) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        expect(infillPavers).toBeGreaterThan(netPavers);
        expect(spoil).toBeGreaterThanOrEqual(0);
        for (const { orderedCubicMetres, cubicMetres } of [bedding, subBase, jointing]) {
          expect(orderedCubicMetres).toBeGreaterThan(cubicMetres);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("need more of everything when they are larger", () => {
    fc.assert(
      fc.property(anyHomePlan, (plan) => {
        const now = planQuantities(plan);
        const then = planQuantities({ ...plan, size: larger(plan.size) });
        expect(then.area).toBeGreaterThan(now.area);
        expect(then.edge).toBeGreaterThan(now.edge);
        expect(then.infillPavers).toBeGreaterThanOrEqual(now.infillPavers);
        expect(then.borderPavers).toBeGreaterThanOrEqual(now.borderPavers);
        for (const bulk of ["bedding", "subBase", "jointing"] as const) {
          expect(then[bulk].tonnes).toBeGreaterThan(now[bulk].tonnes);
        }
        expect(then.spoil).toBeGreaterThanOrEqual(now.spoil);
      }),
      { numRuns: 500 },
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

test("quantities: sides against a wall are as long as the sides of the shape", () => {
  const wallOf = (size: PlanSize, walls: readonly PlanSide[]) =>
    planQuantities({ ...drivewayPlan, size, walls }).wall;
  expect(wallOf(drivewayPlan.size, ["top", "left"])).toBe(14);
  const corner = {
    shape: "l-shape",
    length: 8,
    width: 6,
    cornerLength: 3,
    cornerWidth: 2,
  } as const;
  expect(sidesByShape["l-shape"].map((side) => wallOf(corner, [side]))).toEqual([5, 2, 3, 4, 8, 6]);
  expect(wallOf(corner, sidesByShape["l-shape"])).toBe(edgeOf(corner));
  const deck = { shape: "surround", poolLength: 8, poolWidth: 4, deck: 1.5 } as const;
  expect(wallOf(deck, ["bottom", "right"])).toBe(18);
});

test("a number of pavers is rounded up to ten", () => {
  expect([2521, 2529, 2530].map(roundedUp)).toEqual([2530, 2530, 2530]);
});
