import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LayingPatternName, paverFormats } from "../../domain/pavers.ts";
import { anyLaying, anyPlan, anySize, drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { borderCourses, type PlanSize, sidesByShape, sizeFields } from "./paving-plan.ts";
import { areaOf } from "./plan-area.ts";
import { planPrice } from "./plan-guide.ts";
import { parsePlan, serialisePlan } from "./plan-link.ts";
import {
  cuttingShares,
  densities,
  edgeOf,
  looseVolume,
  type QuantityInput,
  quantitiesOf,
  roundedUp,
} from "./plan-quantities.ts";
import { parseSize, readSize, sizeOf, sizeValues, textsOf } from "./plan-sizes.ts";

const runs = { numRuns: 2_000 };
const rates = { basic: { from: 250, to: 450 }, premium: { from: 350, to: 850 }, smallestArea: 5 };
const brick = {
  format: "brick",
  walls: [],
  paversPerSquareMetre: 50,
  jointsPerSquareMetre: 15,
  cutsPerMetre: 3.75,
  paverMm: 60,
  beddingMm: 25,
} as const;

const anyInput: fc.Arbitrary<QuantityInput> = fc
  .tuple(anySize(200), anyLaying)
  .chain(([size, laying]) =>
    fc.record({
      format: fc.constant(laying.format),
      pattern: fc.constant(laying.pattern),
      size: fc.constant(size),
      walls: fc.subarray([...sidesByShape[size.shape]]),
      border: fc.constantFrom(...borderCourses),
      paversPerSquareMetre: fc.constant(50),
      jointsPerSquareMetre: fc.constant(15),
      cutsPerMetre: fc.constant(3.75),
      paverMm: fc.constantFrom(50, 60, 80),
      beddingMm: fc.constant(25),
      subBaseMm: fc.constantFrom(0, 125, 150),
    }),
  );

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
      fc.property(anyInput, (input) => {
        const { area, edge, wall, fieldPavers, borderPavers, waste, ...bulks } =
          quantitiesOf(input);
        const { bedding, subBase, jointingSand, spoil } = bulks;
        const sands = [bedding, jointingSand].flatMap((sand) => [sand.cubicMetres, sand.tonnes]);
        expect(wall).toBeGreaterThanOrEqual(0);
        expect(wall).toBeLessThanOrEqual(edge + 1e-9);
        for (const amount of [area, edge, fieldPavers, waste, spoil, ...sands]) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        expect(borderPavers > 0).toBe(input.border !== "none");
        expect(subBase === null).toBe(input.subBaseMm === 0);
        expect(spoil).toBeGreaterThan(bedding.cubicMetres + (subBase?.cubicMetres ?? 0));
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
        expect(then.jointingSand.tonnes).toBeGreaterThan(now.jointingSand.tonnes);
        expect(then.spoil).toBeGreaterThan(now.spoil);
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
  const quantities = quantitiesOf({
    ...brick,
    size: drivewayPlan.size,
    pattern: "herringbone",
    border: "soldier-course",
    subBaseMm: 125,
  });
  const { area, edge, fieldPavers, borderPavers, bedding, subBase } = quantities;
  expect([area, edge]).toEqual([48, 28]);
  // The border takes 5.44 m² of the field, and a brick for each of 280 decimetres.
  const withCutting = (count: number) => Math.ceil(count * (1 + cuttingShares.along));
  expect([fieldPavers, borderPavers]).toEqual([withCutting(2_128), withCutting(280)]);
  expect(bedding.cubicMetres).toBe(1.2);
  expect(bedding.tonnes).toBeCloseTo(1.2 * densities.sand);
  expect(subBase?.cubicMetres).toBe(6);
  expect(subBase?.looseCubicMetres).toBeCloseTo(6 * looseVolume);
  expect(subBase?.tonnes).toBeCloseTo(6 * densities.gravel);
  // 15 m of joint in a square metre, 60 mm deep; 210 mm dug out of 48 m².
  const { jointingSand, spoil } = quantities;
  expect(jointingSand.cubicMetres).toBeCloseTo(
    48 * 15 * 0.06 * (paverFormats.brick.jointMm / 1000),
  );
  expect(spoil).toBeCloseTo(48 * 0.21 * looseVolume);
});

test("quantities: sides against a wall are as long as the sides of the shape", () => {
  const input = {
    ...brick,
    pattern: "herringbone",
    border: "none",
    subBaseMm: 0,
  } as const;
  const wallOf = (size: PlanSize, walls: QuantityInput["walls"]) =>
    quantitiesOf({ ...input, size, walls }).wall;
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

test("quantities: narrow paving takes more pavers for its edge, and says how many", () => {
  const pavers = (size: PlanSize, pattern: LayingPatternName) => {
    const input = { ...brick, size, pattern, border: "none", subBaseMm: 0 } as const;
    const { fieldPavers, waste } = quantitiesOf(input);
    return [fieldPavers, Math.round(waste * 100)];
  };
  const deck = { shape: "rectangle", length: 8, width: 0.5 } as const;
  // 200 of its area, and 3.75 for each of 17 m of edge; half of them where the pattern runs along it.
  expect(pavers(deck, "herringbone-45")).toEqual([264, 32]);
  expect(pavers(deck, "herringbone")).toEqual([232, 16]);
  expect(pavers({ ...deck, width: 5 }, "herringbone-45")).toEqual([2_200, 10]);
  expect(pavers({ ...deck, width: 5 }, "herringbone")).toEqual([2_100, 5]);
});

test("a number of pavers is rounded up to ten", () => {
  expect([2521, 2529, 2530].map(roundedUp)).toEqual([2530, 2530, 2530]);
});
