import { expect, test } from "vitest";

import { drivewayPlan } from "../domain/any-plan.fixture.ts";
import type { PlanUse } from "../domain/paving-plan.ts";
import { layerThickness, planQuantities } from "./plan-figures.ts";

test("layer thickness: cars and trucks need a sub-base, feet on firm ground none", () => {
  const thickness = (use: PlanUse) => layerThickness({ ...drivewayPlan, use });
  expect(thickness("cars")).toEqual({ paverMm: 60, beddingMm: 25, subBaseMm: 125 });
  expect(thickness("trucks")).toEqual({ paverMm: 80, beddingMm: 25, subBaseMm: 150 });
  expect(thickness("feet")).toEqual({ paverMm: 50, beddingMm: 25, subBaseMm: 0 });
});

test("quantities: a patio of slabs, laid and weighed by hand", () => {
  const patio = {
    ...drivewayPlan,
    size: { shape: "rectangle", length: 4.5, width: 4.5 },
    use: "feet",
    border: "none",
    format: "slab-450",
    pattern: "stack",
  } as const;
  const { fieldPavers, paverTonnes, jointingSand } = planQuantities(patio);
  // Ten rows of ten; half of the 1.11 slabs that a metre of edge cuts, for 18 m of it.
  expect(fieldPavers).toBe(100 + 10);
  // 20.25 m² of 50 mm at 2.2 t, and a tenth more.
  expect(paverTonnes).toBeCloseTo(2.2275 * 1.1);
  // 4.44 m of joint in a square metre, 8 mm wide and 50 mm deep.
  expect(jointingSand.cubicMetres).toBeCloseTo(20.25 * (2 / 0.45) * 0.008 * 0.05);
});
