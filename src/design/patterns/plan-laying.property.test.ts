import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySize } from "../../domain/any-plan.fixture.ts";
import { layingPatternNames } from "../../domain/laying-patterns.ts";
import { borderCourses } from "../../domain/paving-plan.ts";
import { moved, overlap, type Polygon, sides, signedArea } from "./geometry.ts";
import {
  type LaidPaver,
  type LayOptions,
  layBorder,
  planFields,
  visitField,
} from "./plan-laying.ts";

const joint = 4;

/** PLAN_RUNS=10000 takes two minutes, and is for changes of the geometry. */
const runs = Number(process.env.PLAN_RUNS ?? 400);

const anyLayOptions = (longest: number): fc.Arbitrary<LayOptions> =>
  fc.record({
    size: anySize(longest),
    pattern: fc.constantFrom(...layingPatternNames),
    border: fc.constantFrom(...borderCourses),
    joint: fc.constant(joint),
  });

const area = (shape: Polygon) => Math.abs(signedArea(shape));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The largest distance of a corner outside a convex shape; negative inside. */
function outside(points: Polygon, frame: Polygon) {
  let largest = Number.NEGATIVE_INFINITY;
  for (const [[x1, y1], [x2, y2]] of sides(frame)) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (const [x, y] of points) {
      const depth = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
      largest = Math.max(largest, -depth);
    }
  }
  return largest;
}

const boxOf = (points: Polygon) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

/** Every paver of the field, cut along its edge. */
function layField({ size, pattern, border, joint }: LayOptions): LaidPaver[] {
  const pavers: LaidPaver[] = [];
  visitField(planFields({ size, border }).field, pattern, joint, {
    whole: ({ cell, face }, dx, dy, tone) =>
      pavers.push({ cell: moved(cell, dx, dy), points: moved(face, dx, dy), tone }),
    cut: (cell, points, tone) => pavers.push({ cell, points, tone }),
  });
  return pavers;
}

/** Pairs of pavers that overlap, found among those in the same square of 250 mm. */
function overlaps(pavers: readonly LaidPaver[]) {
  const squares = new Map<number, LaidPaver[]>();
  const found: [LaidPaver, LaidPaver][] = [];
  for (const paver of pavers) {
    const { left, right, top, bottom } = boxOf(paver.points);
    const seen = new Set<LaidPaver>();
    for (let x = Math.floor(left / 250); x <= Math.floor(right / 250); x += 1) {
      for (let y = Math.floor(top / 250); y <= Math.floor(bottom / 250); y += 1) {
        const square = squares.get(x * 1000 + y) ?? [];
        for (const other of square) {
          if (!seen.has(other) && overlap(paver.points, other.points)) found.push([paver, other]);
          seen.add(other);
        }
        square.push(paver);
        squares.set(x * 1000 + y, square);
      }
    }
  }
  return found;
}

describe("a laid plan", () => {
  test("has pavers that cover its shape less the joints, inside it and without overlaps", () => {
    fc.assert(
      fc.property(anyLayOptions(1), (options) => {
        const { outline } = planFields(options);
        const all = [...layField(options), ...layBorder(options)];
        const laid = all.filter(({ points }) => points.length > 2);
        const cells = sum(all.map(({ cell }) => area(cell)));
        const [outer, inner] = outline.loops.map(({ points }) => area(points));
        // The setts of a fan have straight sides along curved courses.
        const tolerance = options.pattern === "cobble-fan" ? 0.02 : 1e-6;
        expect(Math.abs(cells / ((outer ?? 0) - (inner ?? 0)) - 1)).toBeLessThan(tolerance);
        const stray = laid.filter(
          ({ cell, points }) =>
            outside(cell, outline.frame) > 1e-6 ||
            // Half a joint inside its cell, so that it touches no other paver.
            outside(points, cell) > -joint / 2 + 1e-6 ||
            (outline.hole !== null && overlap(points, outline.hole)),
        );
        expect(stray).toEqual([]);
        expect(overlaps(laid)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
