import fc from "fast-check";
import { expect, test } from "vitest";
import { layBorder, planFields, visitField } from "../../design/patterns/plan-laying.ts";
import { anySize, drivewayPlan } from "../../domain/any-plan.fixture.ts";
import { layingPatternNames } from "../../domain/laying-patterns.ts";
import { borderCourses, type HomePlan } from "../../domain/paving-plan.ts";
import { layerThickness, planQuantities } from "./plan-figures.ts";

test("layer thickness: cars and trucks need a sub-base, feet on firm ground none", () => {
  expect(layerThickness("cars")).toEqual({ paverMm: 60, beddingMm: 25, subBaseMm: 125 });
  expect(layerThickness("trucks")).toEqual({ paverMm: 80, beddingMm: 25, subBaseMm: 150 });
  expect(layerThickness("feet")).toEqual({ paverMm: 50, beddingMm: 25, subBaseMm: 0 });
});

/** The pieces of field and border that the drawing of a plan shows. */
function drawnPieces({ size, pattern, border }: HomePlan) {
  let field = 0;
  const count = () => {
    field += 1;
  };
  visitField(planFields({ size, border }).field, pattern, 4, { whole: count, cut: count });
  return { field, border: layBorder({ size, border, joint: 4 }).length };
}

test("pavers to order are never fewer than the pieces drawn, 200 plans", () => {
  const anyChoice = fc.record({
    size: anySize(7),
    pattern: fc.constantFrom(...layingPatternNames),
    border: fc.constantFrom(...borderCourses),
  });
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const plan = { ...drivewayPlan, ...choice };
      const { fieldPavers, borderPavers } = planQuantities(plan);
      const pieces = drawnPieces(plan);
      expect(fieldPavers).toBeGreaterThanOrEqual(pieces.field);
      expect(borderPavers).toBeGreaterThanOrEqual(pieces.border);
    }),
    { numRuns: 200 },
  );
});

test("pavers to order: a long narrow path has one for every piece too, though it is drawn as a tile", () => {
  const plan = {
    ...drivewayPlan,
    size: { shape: "rectangle", length: 150, width: 0.5 },
    pattern: "herringbone-45",
    border: "none",
  } as const;
  expect(planQuantities(plan).fieldPavers).toBeGreaterThanOrEqual(drawnPieces(plan).field);
});
