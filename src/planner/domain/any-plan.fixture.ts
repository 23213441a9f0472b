import fc from "fast-check";
import { paverColourNames, paverFormatNames, paverFormats } from "../../domain/pavers.ts";
import {
  borderCourses,
  dailyPasses,
  type HomePlan,
  type PavingPlan,
  type PlanSize,
  paverKinds,
  planSides,
  planUses,
  presentGrounds,
  type SitePlan,
  type SizeName,
  siteDocuments,
  siteVehicles,
  sizeFields,
  workHours,
  workPhases,
} from "./paving-plan.ts";
import { withPhotoFields } from "./plan-sizes.ts";

export const drivewayPlan = {
  kind: "home",
  size: { shape: "rectangle", length: 8, width: 6 },
  use: "cars",
  paver: "standard",
  format: "brick",
  pattern: "herringbone",
  colour: "clay-red",
  border: "soldier-course",
  borderColour: "charcoal",
  present: "bare",
  walls: [],
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

/** A number with two decimals. */
const hundredths = (from: number, to: number) =>
  fc
    .integer({ min: Math.round(from * 100), max: Math.round(to * 100) })
    .map((count) => count / 100);

/** Any size that a visitor can type, with lengths up to `longest` metres. */
export const anySize = (longest: number): fc.Arbitrary<PlanSize> => {
  const length = hundredths(0.5, longest);
  const corner = (side: number) =>
    hundredths(0.1, Math.max(0.1, Math.round((side - 0.5) * 100) / 100));
  return fc.oneof(
    fc.record({ shape: fc.constant("rectangle" as const), length, width: length }),
    fc.tuple(hundredths(0.6, longest), hundredths(0.6, longest)).chain(([long, wide]) =>
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
      diameter: hundredths(1, Math.min(longest, 100)),
    }),
    fc.record({
      shape: fc.constant("surround" as const),
      poolLength: hundredths(1, Math.min(longest, 50)),
      poolWidth: hundredths(1, Math.min(longest, 50)),
      deck: hundredths(0.5, Math.min(longest, 20)),
    }),
    fc.record({
      shape: fc.constant("area" as const),
      area: hundredths(1, Math.min(longest ** 2, 20_000)),
    }),
  );
};

/** Any size, with some of its fields from a photo. */
const anyPhotoSize = anySize(200).chain((size) =>
  fc.subarray<SizeName>([...sizeFields[size.shape]]).map((fields) => withPhotoFields(size, fields)),
);

/** Any format in any pattern that it can be laid in. */
export const anyLaying = fc.constantFrom(...paverFormatNames).chain((format) =>
  fc.record({
    format: fc.constant(format),
    pattern: fc.constantFrom(...paverFormats[format].patterns),
  }),
);

const anyChoices = fc.record({
  kind: fc.constant("home" as const),
  size: anyPhotoSize,
  use: fc.constantFrom(...planUses),
  paver: fc.constantFrom(...paverKinds),
  colour: fc.constantFrom(...paverColourNames),
  border: fc.constantFrom(...borderCourses),
  borderColour: fc.constantFrom(...paverColourNames),
  present: fc.constantFrom(...presentGrounds),
  walls: fc.subarray([...planSides]),
});
/** Any plan of a home. */
export const anyHomePlan: fc.Arbitrary<HomePlan> = fc
  .tuple(anyChoices, anyLaying)
  .map(([choices, laying]) => ({ ...choices, ...laying }));

const anySitePlan = fc.record({
  kind: fc.constant("site" as const),
  size: fc.record(
    {
      shape: fc.constant("area" as const),
      area: hundredths(1, 20_000),
      fromPhoto: fc.constant(["area"] as const),
    },
    { requiredKeys: ["shape", "area"] },
  ),
  vehicle: fc.constantFrom(...siteVehicles),
  passes: fc.constantFrom(...dailyPasses),
  hours: fc.subarray([...workHours]),
  phases: fc.constantFrom(...workPhases),
  documents: fc.subarray([...siteDocuments]),
});

/** Any plan that a visitor can make. */
export const anyPlan: fc.Arbitrary<PavingPlan> = fc.oneof(anyHomePlan, anySitePlan);
