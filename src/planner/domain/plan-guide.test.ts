import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keysOf } from "../../domain/keys-of.ts";
import { paverFormats } from "../../domain/pavers.ts";
import { anyLaying, drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { planUses, sizeFields } from "./paving-plan.ts";
import {
  betterLaying,
  carVerdictByPattern,
  plannedUse,
  planPrice,
  serviceOf,
  timedWork,
  verdictOf,
} from "./plan-guide.ts";
import { parsePlan, readPlan, serialisePlan } from "./plan-link.ts";
import { commonTexts, limitsOf, parseSize, readSize, type SizeTexts } from "./plan-sizes.ts";

const rates = { basic: { from: 250, to: 450 }, premium: { from: 350, to: 850 }, smallestArea: 5 };
const areas = {
  residential: { from: 5, to: 100 },
  commercial: { from: 5, to: 1500 },
  industrial: { from: 5, to: 3000 },
};

describe("guide price", () => {
  test("is a range for basic and for premium pavers or a fan, rounded to R100", () => {
    const odd = { ...drivewayPlan, size: { shape: "area", area: 48.3 } } as const;
    expect(planPrice(odd, rates)).toEqual({ kind: "range", from: 12_100, to: 21_700 });
    const premium = { kind: "range", from: 16_800, to: 40_800 };
    expect(planPrice({ ...drivewayPlan, paver: "premium" }, rates)).toEqual(premium);
    expect(planPrice({ ...drivewayPlan, pattern: "cobble-fan" }, rates)).toEqual(premium);
  });

  test("is none for trucks, forklifts, containers and permeable pavers", () => {
    const heavy = { kind: "after-visit", reason: "heavy" };
    expect(planPrice({ ...drivewayPlan, use: "trucks" }, rates)).toEqual(heavy);
    expect(planPrice({ ...drivewayPlan, use: "forklifts" }, rates)).toEqual(heavy);
    expect(planPrice({ ...yardPlan, vehicle: "containers" }, rates)).toEqual(heavy);
    expect(planPrice({ ...drivewayPlan, paver: "permeable" }, rates)).toEqual({
      kind: "after-visit",
      reason: "permeable",
    });
    expect(planPrice({ ...yardPlan, vehicle: "cars" }, rates).kind).toBe("range");
  });

  test("is none for small jobs", () => {
    const patch = (area: number) => ({ ...drivewayPlan, size: { shape: "area", area } }) as const;
    expect(planPrice(patch(4.94), rates)).toEqual({ kind: "after-visit", reason: "small" });
    // Shown as 5 m².
    for (const area of [4.95, 5])
      expect(planPrice(patch(area), rates)).toMatchObject({ from: 1300, to: 2300 });
  });
});

describe("time on site", () => {
  const sized = (area: number) => ({ ...drivewayPlan, size: { shape: "area", area } }) as const;

  test("is that of the page's work, and the industrial one for heavy wheels", () => {
    expect(timedWork(drivewayPlan, "residential", areas)).toBe("residential");
    expect(timedWork(sized(300), "commercial", areas)).toBe("commercial");
    expect(timedWork({ ...sized(300), use: "trucks" }, "residential", areas)).toBe("industrial");
    expect(timedWork(yardPlan, "commercial", areas)).toBe("industrial");
    expect(timedWork({ ...yardPlan, vehicle: "cars" }, "commercial", areas)).toBe("commercial");
  });

  test.each([
    ["residential", "feet", 5, 100],
    ["commercial", "cars", 5, 1500],
    ["industrial", "trucks", 5, 3000],
  ] as const)(
    "of %s work is known from its smallest to its largest area",
    (work, use, from, to) => {
      const kinds = [from - 0.06, from, to, to + 1].map((area) =>
        timedWork({ ...sized(area), use }, work, areas),
      );
      expect(kinds).toEqual([null, work, work, null]);
    },
  );
});

describe("can I drive on it", () => {
  test("cars: as the pattern carries them, and yes on herringbone, which every No offers", () => {
    for (const pattern of paverFormats.brick.patterns) {
      const answer = carVerdictByPattern[pattern];
      expect(verdictOf({ format: "brick", pattern }, "cars")).toEqual({ answer, reason: pattern });
    }
    const offered = [carVerdictByPattern.herringbone, carVerdictByPattern["herringbone-45"]];
    expect(offered, "docs/specification.md#paving-planner").toEqual(["yes", "yes"]);
  });

  test("trucks and forklifts: only patterns that carry cars without limits", () => {
    for (const pattern of paverFormats.brick.patterns) {
      const verdict =
        carVerdictByPattern[pattern] === "yes"
          ? { answer: "yes", reason: "heavy" }
          : { answer: "no", reason: "heavy-pattern" };
      expect(verdictOf({ format: "brick", pattern }, "trucks")).toEqual(verdict);
      expect(verdictOf({ format: "brick", pattern }, "forklifts")).toEqual(verdict);
    }
  });

  test("no becomes yes with bricks in another pattern, except for feet", () => {
    fc.assert(
      fc.property(anyLaying, fc.constantFrom(...planUses), (laying, use) => {
        const better = betterLaying({ ...drivewayPlan, ...laying, use });
        const isNo = verdictOf(laying, use).answer === "no";
        expect(better !== null).toBe(isNo && use !== "feet");
        if (better !== null) expect(verdictOf(better, use).answer).toBe("yes");
      }),
    );
    expect(betterLaying(yardPlan)).toBe(null);
  });
});

test("a missing corner leaves half a metre of paving beside it", () => {
  const texts = { ...commonTexts, length: "6", cornerLength: "5.6" };
  expect(readSize("l-shape", texts).problems).toEqual({
    cornerLength: { kind: "too-large", limit: 5.5 },
  });
});

test("a side too short for any missing corner has a problem of its own, and the corner has none", () => {
  const problemsOf = (texts: Partial<SizeTexts>) =>
    readSize("l-shape", { ...commonTexts, ...texts }).problems;
  const tooShort = { kind: "too-small", limit: 0.6 };
  expect(problemsOf({ length: "0.5" })).toEqual({ length: tooShort });
  expect(problemsOf({ length: "0" })).toEqual({ length: tooShort });
  expect(problemsOf({ width: "0.5" })).toEqual({ width: tooShort });
  expect(problemsOf({ length: "0.6", cornerLength: "0.1" })).toEqual({});
  expect(problemsOf({ length: "0.5", cornerLength: "long" })).toEqual({
    length: tooShort,
    cornerLength: { kind: "no-number" },
  });
  expect(readSize("rectangle", { ...commonTexts, length: "0.5" }).problems).toEqual({});
});

test("the limits of a size are those that its problems name", () => {
  const texts = { ...commonTexts, length: "6" };
  expect(limitsOf("length", "l-shape", texts)).toEqual({ from: 0.6, to: 200 });
  expect(limitsOf("length", "rectangle", texts)).toEqual({ from: 0.5, to: 200 });
  expect(limitsOf("cornerLength", "l-shape", texts)).toEqual({ from: 0.1, to: 5.5 });
});

test.each(keysOf(sizeFields))("%s: each size may reach its limits and no further", (shape) => {
  for (const field of sizeFields[shape]) {
    const { from, to } = limitsOf(field, shape, commonTexts);
    const problemAt = (value: number | string) =>
      readSize(shape, { ...commonTexts, [field]: String(value) }).problems[field];
    expect([problemAt(from), problemAt(to)]).toEqual([undefined, undefined]);
    expect(problemAt((from - 0.1).toFixed(2))).toEqual({ kind: "too-small", limit: from });
    expect(problemAt((to + 0.1).toFixed(2))).toEqual({ kind: "too-large", limit: to });
    expect(problemAt("wide")).toEqual({ kind: "no-number" });
    expect(problemAt(" ")).toEqual({ kind: "missing" });
  }
});

test.each([
  ["length", "6,5", 6.5],
  ["length", "6m", 6],
  ["length", "6.", 6],
  ["length", ".5 m", 0.5],
  ["length", "12 metres", 12],
  ["length", "1 metre", 1],
  ["length", "2 meters", 2],
  ["length", "1 meter", 1],
  ["length", "1 000,5", 1000.5],
  ["length", "-3", -3],
  ["length", "6 m²", { kind: "no-number" }],
  ["area", "48 m2", 48],
  ["area", "48 m^2", 48],
  ["area", "48 sq m", 48],
  ["area", "48 square metres", 48],
  ["area", "1 square meter", 1],
  ["area", "48 cm", { kind: "no-number" }],
  ["length", "650 cm", 6.5],
  ["length", "1 000", 1000],
  ["area", "1,200 m²", { kind: "ambiguous", readings: [1200, 1.2] }],
  ["length", "1.200", { kind: "ambiguous", readings: [1200, 1.2] }],
  ["length", "0.125", { kind: "too-fine" }],
  ["length", "6505 mm", { kind: "too-fine" }],
  ["length", "6,500 mm", 6.5],
  ["length", "3.05", 3.05],
  ["length", "6.25 m", 6.25],
  ["length", "9".repeat(400), { kind: "no-number" }],
  ["length", "", { kind: "missing" }],
  ["area", "48,5 sqm", 48.5],
  ["length", "20 ft", { kind: "no-number" }],
  ["length", "6.5.2", { kind: "no-number" }],
  ["area", "48 m", 48],
  ["length", "1e3", { kind: "no-number" }],
  ["area", "m2", { kind: "no-number" }],
  ["area", ", m2", { kind: "no-number" }],
  ["length", "6, 5", { kind: "no-number" }],
  ["length", "6\u200b", 6],
  ["length", "\u200e6,5\u00a0m\u200f", 6.5],
  ["length", "\ufeff", { kind: "missing" }],
] as const)("%s: reads %j as %j", (field, text, value) => {
  expect(parseSize(field, text)).toEqual(value);
});

test("a size of 20,000 digits is refused about as fast as one of 200", () => {
  const timeOf = (digits: number) => {
    const start = performance.now();
    for (let count = 0; count < 3; count++) parseSize("length", `${"9".repeat(digits)} ft`);
    return performance.now() - start;
  };
  // Quadratic time would be ten thousand times that of a hundredth of the digits.
  expect(timeOf(20_000)).toBeLessThan(1_000 * Math.max(timeOf(200), 0.1));
});

describe("a plan in the URL", () => {
  test("is readable", () => {
    expect(serialisePlan(drivewayPlan)).toBe(
      "rectangle-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare",
    );
    expect(serialisePlan({ ...yardPlan, documents: [] })).toBe(
      "area-1200_trucks_to-50_day_in-phases_none",
    );
  });

  test("keeps its right parts when one is wrong", () => {
    const { plan, isPartial } = parsePlan("circle-5_boats_premium", drivewayPlan);
    expect(isPartial).toBe(true);
    expect(plan).toEqual({
      ...drivewayPlan,
      size: { shape: "circle", diameter: 5 },
      paver: "premium",
    });
  });

  test.each([
    ["rectangle-08x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare"],
    ["rectangle-8x6x1_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare"],
    ["star-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare"],
    ["rectangle-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare_more"],
    ["rectangle-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare_none"],
    ["rectangle-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare_left.top"],
  ])("has one text: %s is another", (text) => {
    expect(parsePlan(text, drivewayPlan)).toEqual({ plan: drivewayPlan, isPartial: true });
  });

  test("names the sides against a wall, and needs none of them", () => {
    const text = `${serialisePlan(drivewayPlan)}_top.left`;
    const plan = { ...drivewayPlan, walls: ["top", "left"] } as const;
    expect(serialisePlan(plan)).toBe(text);
    expect(parsePlan(text, drivewayPlan)).toEqual({ plan, isPartial: false });
    // A link without walls, on a page whose own plan has some.
    const parsed = parsePlan(serialisePlan(drivewayPlan), plan);
    expect(parsed).toEqual({ plan: drivewayPlan, isPartial: false });
  });

  test("lists hours and documents in one order", () => {
    const text = "area-1200_trucks_to-50_weekends.day_in-phases_insurance";
    expect(parsePlan(text, yardPlan)).toEqual({ plan: yardPlan, isPartial: true });
  });

  test("is read whole without a page, of a home or of a site, or not at all", () => {
    for (const plan of [drivewayPlan, yardPlan]) {
      expect(readPlan(serialisePlan(plan))).toEqual(plan);
      expect(readPlan(serialisePlan(plan).replace(/_[^_]*$/, ""))).toBeNull();
    }
  });

  test("is a site's on the page of a site", () => {
    const { plan, isPartial } = parsePlan(serialisePlan(drivewayPlan), yardPlan);
    expect(plan).toEqual({ ...yardPlan, vehicle: "cars" });
    expect(isPartial).toBe(true);
  });
});

test("service: follows use and shape where the page names none", () => {
  const feet = { ...drivewayPlan, use: "feet" } as const;
  expect(serviceOf(drivewayPlan)).toBe("Driveway Paving");
  expect(serviceOf(feet)).toBe("Patio Paving");
  expect(serviceOf({ ...feet, size: { shape: "rectangle", length: 15, width: 1.2 } })).toBe(
    "Walkway Paving",
  );
  expect(serviceOf({ ...feet, size: { shape: "rectangle", length: 4, width: 1 } })).toBe(
    "Walkway Paving",
  );
  const corner = {
    shape: "l-shape",
    length: 8,
    width: 2,
    cornerLength: 4,
    cornerWidth: 1,
  } as const;
  expect(serviceOf({ ...feet, size: corner })).toBe("Patio Paving");
  expect(serviceOf({ ...feet, use: "trucks" })).toBe("Industrial Paving");
  const pool = { shape: "surround", poolLength: 8, poolWidth: 4, deck: 1 } as const;
  expect(serviceOf({ ...feet, size: pool })).toBe("Pool Surround Paving");
  expect(serviceOf(yardPlan)).toBe("Industrial Paving");
  expect(serviceOf({ ...yardPlan, vehicle: "cars" })).toBe("Commercial Paving");
  expect(plannedUse({ ...yardPlan, vehicle: "containers" })).toBe("forklifts");
});
