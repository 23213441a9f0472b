import fc from "fast-check";
import { expect, test } from "vitest";
import { sides } from "../../design/patterns/geometry.ts";
import { anyPlan } from "../domain/any-plan.fixture.ts";
import { type PavingPlan, sidesByShape, wallsOf } from "../domain/paving-plan.ts";
import {
  type DrawingLayout,
  layOutDrawing,
  lineEnd,
  type Sides,
  sidesOf,
} from "./drawing-layout.ts";
import { planOutline } from "./plan-outline.ts";
import { silhouettesIn } from "./silhouettes.tsx";
import type { Box } from "./use-box-size.ts";

/** The boxes of the planner, from a phone of 320 px to a desk; the height is that of its styles. */
const anyBox: fc.Arbitrary<Box> = fc
  .record({
    width: fc.integer({ min: 286, max: 720 }),
    rem: fc.integer({ min: 14, max: 30 }),
    fontScale: fc.constantFrom(0.75, 1, 1.25, 1.5, 2),
    density: fc.constantFrom(1, 1.5, 3),
  })
  .map(({ rem, ...box }) => ({ ...box, height: rem * 16 * box.fontScale }));

/** Half the thickness of a wall in px. */
const halfWall = 7;

interface Part extends Sides {
  readonly name: string;
}

/** Everything that may not lie over a label, with what it takes in px. */
function partsOf(
  plan: PavingPlan,
  { placement, detail, lines, labels }: DrawingLayout,
): readonly Part[] {
  const { left, top, scale, fontScale } = placement;
  const [outside] = planOutline(plan.size).loops;
  const walls = sides(outside?.points ?? []).flatMap(([[fromX, fromY], [toX, toY]], index) => {
    const name = sidesByShape[plan.size.shape][index];
    if (name === undefined || !wallsOf(plan).includes(name)) return [];
    return [
      {
        name: `wall ${name}`,
        left: left + Math.min(fromX, toX) * scale - halfWall,
        right: left + Math.max(fromX, toX) * scale + halfWall,
        top: top + Math.min(fromY, toY) * scale - halfWall,
        bottom: top + Math.max(fromY, toY) * scale + halfWall,
      },
    ];
  });
  const silhouettes = silhouettesIn(plan).map(({ silhouette, x, y, angle }) => {
    const [along, across] = [silhouette.length / 2, silhouette.width / 2];
    const [halfWidth, halfHeight] = angle === 90 ? [across, along] : [along, across];
    return {
      name: "silhouette",
      left: left + (x - halfWidth) * scale,
      right: left + (x + halfWidth) * scale,
      top: top + (y - halfHeight) * scale,
      bottom: top + (y + halfHeight) * scale,
    };
  });
  return [
    ...labels.map((label) => ({ ...sidesOf(label, fontScale), name: `label ${label.name}` })),
    ...lines.map(({ name, x, y, length, isUpright }) => ({
      name: `line ${name}`,
      left: isUpright ? x - lineEnd : x,
      right: isUpright ? x + lineEnd : x + length,
      top: isUpright ? y : y - lineEnd,
      bottom: isUpright ? y + length : y + lineEnd,
    })),
    ...walls,
    ...(detail === null
      ? []
      : [
          {
            name: "detail",
            left: detail.x,
            right: detail.x + detail.side,
            top: detail.y,
            bottom: detail.y + detail.side,
          },
        ]),
    ...silhouettes,
  ];
}

const overlap = (one: Sides, other: Sides) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test("a drawing: no label lies over another, a line, a wall, the pattern or the silhouette, or outside", () => {
  fc.assert(
    fc.property(anyPlan, anyBox, (plan, box) => {
      const parts = partsOf(plan, layOutDrawing(plan.size, box));
      const labels = parts.filter(({ name }) => name.startsWith("label"));
      const overlapping = labels.flatMap((label) =>
        parts
          .filter((part) => part !== label && overlap(label, part))
          .map(({ name }) => `${label.name} / ${name}`),
      );
      expect(overlapping).toEqual([]);
      for (const { name, left, top, right, bottom } of parts) {
        if (!/^(label|line)/.test(name)) continue;
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(box.width);
        expect(bottom).toBeLessThanOrEqual(box.height);
      }
    }),
    { numRuns: 5_000 },
  );
});
