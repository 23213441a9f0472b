import { expect, test } from "vitest";
import { pavers } from "../../content/pavers.ts";
import { drivewayPlan, yardPlan } from "../domain/any-plan.fixture.ts";
import type { HomePlan, PavingPlan, PlanSize } from "../domain/paving-plan.ts";
import { readPlan } from "../domain/plan-link.ts";
import { paverOf } from "../domain/plan-paver.ts";
import { planCuts, planQuantities } from "./plan-figures.ts";

/** A driveway of cement bricks, 8 × 6 m: 48 m² with 28 m of edge. */
const cement: HomePlan = { ...drivewayPlan, colour: "grey", border: "none" };
const patio: HomePlan = {
  ...cement,
  size: { shape: "rectangle", length: 5, width: 4 },
  use: "feet",
  pattern: "stretcher",
};
const sized = (plan: HomePlan, size: PlanSize): HomePlan => ({ ...plan, size });
const corner = { shape: "l-shape", length: 8, width: 6, cornerLength: 4, cornerWidth: 3 } as const;
const pool = { shape: "surround", poolLength: 8, poolWidth: 4, deck: 1.5 } as const;

/** Figured by hand; what an example does not name is in another one. */
const examples: readonly [name: string, plan: PavingPlan, figures: Record<string, number>][] = [
  [
    "bricks in herringbone on bare ground",
    cement,
    {
      // 48 × 50; half of the 3.75 bricks across each of 28 m of edge, and 3% that break.
      ...{ netPavers: 2400, infillPavers: 2400 + 52.5 + 72 },
      // 200 × 100 × 60 mm at 2.2 t is 2.64 kg.
      paverTonnes: 2525 * 0.00264,
      // 25 mm once compacted, a quarter more loose, a tenth more for loss.
      "bedding.orderedCubicMetres": 48 * 0.025 * 1.25 * 1.1,
      // 125 mm, and as far past 28 m of edge.
      ...{ "subBase.cubicMetres": 51.5 * 0.125, "subBase.orderedCubicMetres": 51.5 * 0.125 * 1.25 },
      "subBase.tonnes": 51.5 * 0.125 * 2.1,
      // 15 m of joint in a square metre, 4 mm wide and 60 mm deep.
      "jointing.tonnes": 48 * 15 * 0.004 * 0.06 * 1.1 * 1.6,
      ...{ "edgeConcrete.cubicMetres": 0.56, "edgeConcrete.bags": 4 },
      // 60, 25 and 125 mm, loose.
      spoil: 51.5 * 0.21 * 1.25,
    },
  ],
  [
    "a soldier course",
    { ...cement, border: "soldier-course" },
    // 7.6 × 5.6 m inside it; 280 bricks and a twentieth.
    { netPavers: 42.56 * 50, borderPavers: 294 },
  ],
  [
    "a stretcher course of clay",
    { ...cement, border: "header-course", borderColour: "clay-red" },
    // 110 mm wide with its joint: 7.78 × 5.78 m inside it; a brick for each 226 mm.
    { netPavers: 7.78 * 5.78 * 50, borderPavers: (28 / 0.226) * 1.05 },
  ],
  [
    "clay in herringbone",
    { ...cement, colour: "clay-red" },
    // 226 × 110 mm with a joint: 40.2 a square metre.
    { netPavers: 48 * 40.225 },
  ],
  [
    "herringbone at 45° in an L on old paving",
    { ...sized(cement, corner), pattern: "herringbone-45", present: "old-paving" },
    {
      // 36 m²; 5.3 bricks across each of 28 m of edge.
      ...{ netPavers: 1800, infillPavers: 1800 + 28 * 5.303 + 54 },
      // 60 mm at 2.2 t; that much less soil.
      ...{ "removal.cubicMetres": 2.16, "removal.tonnes": 4.752 },
      spoil: (39.5 * 0.21 - 2.16) * 1.25,
    },
  ],
  [
    "a patio on a lawn",
    { ...patio, present: "lawn" },
    {
      netPavers: 1000,
      // 75 mm under feet, and as far past 18 m of edge; 100 mm of turf.
      "subBase.orderedCubicMetres": (20 + 18 * 0.075) * 0.075 * 1.25,
      ...{ "removal.cubicMetres": 2, spoil: (21.35 * 0.15 - 2) * 1.25 },
    },
  ],
  [
    "slabs on concrete",
    {
      ...sized(patio, { shape: "rectangle", length: 4.5, width: 4.5 }),
      ...{ format: "slab-450", pattern: "stack", present: "concrete" },
    },
    {
      // Ten rows of ten; half of the 1.11 slabs across each of 18 m, and 3%.
      ...{ netPavers: 100, infillPavers: 113 },
      // 450 × 450 × 50 mm at 2.2 t.
      paverTonnes: 113 * 0.022275,
      // 0.7 m³ of loose sand with a tenth of cement at 1.5 t.
      "bedCement.bags": 3,
      ...{ "removal.cubicMetres": 2.025, "removal.tonnes": 4.86 },
    },
  ],
  [
    "a circle of bricks",
    sized(patio, { shape: "circle", diameter: 5 }),
    // 19.63 m²; 3.75 bricks across each of 15.71 m, all of them cut, and 3%.
    { netPavers: 981.75, infillPavers: 981.75 * 1.03 + 15.708 * 3.75 },
  ],
  [
    "long slabs around a pool",
    { ...sized(patio, pool), format: "slab-600" },
    // 45 m²; the coping takes 24 m along the water, and 36 m need a kerb.
    { netPavers: 187.5, edge: 36, coping: 24, "edgeConcrete.cubicMetres": 0.72 },
  ],
  [
    "setts in fans",
    { ...sized(patio, { shape: "circle", diameter: 5 }), pattern: "cobble-fan", paver: "premium" },
    // 100 a square metre, dug for: 90, 25 and 75 mm.
    { netPavers: 1963.5, spoil: (19.635 + 15.708 * 0.075) * 0.19 * 1.25 },
  ],
  [
    "permeable blocks",
    { ...cement, pattern: "stretcher", paver: "permeable" },
    {
      netPavers: 2400,
      // 50 mm of grit, 250 mm of stone as far past the edge, a tenth more of both; 192 × 92 × 80 mm.
      "bedding.orderedCubicMetres": 48 * 0.05 * 1.1,
      "subBase.orderedCubicMetres": (48 + 28 * 0.25) * 0.25 * 1.1,
      ...{ geotextile: 60.5, paverTonnes: 2525 * 0.003109 },
    },
  ],
  [
    "interlocking blocks for trucks",
    yardPlan,
    // 220 × 110 mm: 41.3 a square metre; 4.82 across each of 138.6 m of a square, and 3%.
    { netPavers: 1200 / 0.0242, infillPavers: 49_587 * 1.03 + 138.56 * 4.821 },
  ],
  [
    "tar, with two sides against a house",
    { ...cement, present: "tar", walls: ["top", "left"] },
    // 50 mm at 2.3 t; the base reaches past 14 m.
    { "removal.tonnes": 5.52, "subBase.cubicMetres": (48 + 14 * 0.125) * 0.125, wall: 14 },
  ],
];

test.each(examples)("quantities figured by hand: %s", (_, plan, figures) => {
  const quantities: unknown = planQuantities(plan);
  for (const [path, expected] of Object.entries(figures)) {
    // Pavers and bags are whole.
    const within = Math.max(0.01 * expected, Number.isInteger(expected) ? 0 : 0.01);
    expect(quantities, path).toHaveProperty(
      path,
      expect.closeTo(expected, -Math.log10(2 * within)),
    );
  }
});

/** Figured by hand, from the piece that is left at each side. */
const setOut: readonly [name: string, plan: HomePlan, cuts: number, slivers: number][] = [
  ["stretcher bond on 5 × 4 m, half a brick at both ends of each second row", patio, 40, 0],
  [
    "square slabs on 4.6 × 4.6 m, moved by half a slab",
    {
      ...sized(patio, { shape: "rectangle", length: 4.6, width: 4.6 }),
      ...{ format: "slab-450", pattern: "stack" },
    },
    // From a corner, 100 of 450 mm are left; moved, 225 and 325 mm. Eleven along each side, corners once.
    40,
    0,
  ],
  [
    "herringbone on 8.03 × 6 m, where 30 mm are left",
    sized(cement, { shape: "rectangle", length: 8.03, width: 6 }),
    // Moved by 50 mm: on the left and right three in 400 mm, one of them on the left 50 of 200 mm; above and below one.
    90 + 40,
    15,
  ],
];

test.each(setOut)("cuts figured by hand: %s", (_, plan, cuts, slivers) => {
  expect(planCuts(plan)).toEqual({ cuts, slivers });
});

test("quantities: only open stone lies on a geotextile, only slabs in cement", () => {
  const { geotextile, bedCement, removal } = planQuantities(cement);
  expect([geotextile, bedCement, removal]).toEqual([null, null, null]);
});

test.each(pavers.flatMap(({ plan, ...card }) => (plan === undefined ? [] : [{ ...card, plan }])))(
  "pavers: “Plan with it” lays what the card of $name shows",
  ({ plan: href, paver }) => {
    const text = new URL(href, "https://www.example.co.za").searchParams.get("plan") ?? "";
    const plan = readPlan(text);
    expect(plan && paverOf(plan)).toBe(paver);
  },
);
