import { describe, expect, test } from "vitest";
import { sides } from "../../design/patterns/geometry.ts";
import { drivewayPlan } from "../domain/any-plan.fixture.ts";
import type { PlanSize } from "../domain/paving-plan.ts";
import { borderOf } from "../domain/plan-paver.ts";
import { planOutlines } from "../drawing/plan-laying.ts";
import type { PlanOutline } from "../drawing/plan-outline.ts";
import { surfaceOf } from "./plan-surface.ts";

/** Whether a point is inside the lines of a drawing, by the even-odd rule. */
const isDrawn = ({ loops }: PlanOutline, x: number, y: number) =>
  loops
    .flatMap(({ points }) => sides(points))
    .filter(
      ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
    ).length %
    2 ===
  1;

const course = borderOf(drivewayPlan);
const sizes: readonly PlanSize[] = [
  { shape: "rectangle", length: 6, width: 4 },
  { shape: "l-shape", length: 6, width: 5, cornerLength: 3, cornerWidth: 2 },
  { shape: "circle", diameter: 5 },
  { shape: "surround", poolLength: 4, poolWidth: 2, deck: 1.5 },
  { shape: "area", area: 20 },
];

describe.each(sizes)("the surface of a plan: $shape", (size) => {
  const surface = surfaceOf(size, course);
  const { outline, infill } = planOutlines(size, course);

  test("paves what the drawing does, with the same border", () => {
    for (let x = -237; x < surface.width + 300; x += 97) {
      for (let y = -253; y < surface.height + 300; y += 89) {
        // The drawing of a circle has straight sides, at most 1 mm inside it.
        const depth = surface.depthAt(x, y);
        if (Math.abs(depth) > 1) expect(depth > 0, `${x}, ${y}`).toBe(isDrawn(outline, x, y));
        if (Math.abs(depth - 200) > 1)
          expect(depth > 200, `${x}, ${y}`).toBe(isDrawn(infill, x, y));
      }
    }
  });

  test("has a brick of about 100 mm each along the border", () => {
    const along = (x: number) => surface.brickAt(x, surface.height - 100);
    const middle = surface.width / 2;
    expect(Math.abs(along(middle + 50) - along(middle - 50))).toBeCloseTo(1, 0);
  });
});
