import fc from "fast-check";
import { layingPatternNames } from "#src/domain/laying-patterns.ts";
import {
  borderCourses,
  dailyPasses,
  type HomePlan,
  type PavingPlan,
  type PlanSize,
  paverColourNames,
  paverKinds,
  planUses,
  presentGrounds,
  type SitePlan,
  siteDocuments,
  siteVehicles,
  workHours,
  workPhases,
} from "#src/domain/paving-plan.ts";

/** The default plan of the tests. */
export const drivewayPlan = {
  kind: "home",
  size: { shape: "rectangle", length: 8, width: 6 },
  use: "cars",
  paver: "standard",
  pattern: "herringbone",
  colour: "clay-red",
  border: "soldier-course",
  borderColour: "charcoal",
  present: "bare",
} as const satisfies HomePlan;

export const yardPlan = {
  kind: "site",
  size: { shape: "area", area: 1200 },
  vehicle: "trucks",
  passes: "to-50",
  hours: ["day"],
  phases: "in-phases",
  documents: ["insurance"],
} as const satisfies SitePlan;

/** A number with one decimal. */
const tenths = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 10), max: Math.round(to * 10) }).map((count) => count / 10);

/** Any size that the planner accepts, with lengths up to `longest` metres. */
export const anySize = (longest: number): fc.Arbitrary<PlanSize> => {
  const length = tenths(0.5, longest);
  const corner = (side: number) => tenths(0.1, Math.max(0.1, Math.round((side - 0.5) * 10) / 10));
  return fc.oneof(
    fc.record({ shape: fc.constant("rectangle" as const), length, width: length }),
    fc.tuple(tenths(0.6, longest), tenths(0.6, longest)).chain(([long, wide]) =>
      fc.record({
        shape: fc.constant("l-shape" as const),
        length: fc.constant(long),
        width: fc.constant(wide),
        cornerLength: corner(long),
        cornerWidth: corner(wide),
      }),
    ),
    fc.record({
      shape: fc.constant("circle" as const),
      diameter: tenths(1, Math.min(longest, 100)),
    }),
    fc.record({
      shape: fc.constant("surround" as const),
      poolLength: tenths(1, Math.min(longest, 50)),
      poolWidth: tenths(1, Math.min(longest, 50)),
      deck: tenths(0.5, Math.min(longest, 20)),
    }),
    fc.record({
      shape: fc.constant("area" as const),
      area: tenths(1, Math.min(longest ** 2, 20_000)),
    }),
  );
};

const anyHomePlan = fc.record({
  kind: fc.constant("home" as const),
  size: anySize(200),
  use: fc.constantFrom(...planUses),
  paver: fc.constantFrom(...paverKinds),
  pattern: fc.constantFrom(...layingPatternNames),
  colour: fc.constantFrom(...paverColourNames),
  border: fc.constantFrom(...borderCourses),
  borderColour: fc.constantFrom(...paverColourNames),
  present: fc.constantFrom(...presentGrounds),
});

const anySitePlan = fc.record({
  kind: fc.constant("site" as const),
  size: fc.record({ shape: fc.constant("area" as const), area: tenths(1, 20_000) }),
  vehicle: fc.constantFrom(...siteVehicles),
  passes: fc.constantFrom(...dailyPasses),
  hours: fc.subarray([...workHours]),
  phases: fc.constantFrom(...workPhases),
  documents: fc.subarray([...siteDocuments]),
});

/** Any plan that a visitor can make. */
export const anyPlan: fc.Arbitrary<PavingPlan> = fc.oneof(anyHomePlan, anySitePlan);
