import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySize } from "../../planner/domain/any-plan.fixture.ts";
import { areaOf } from "../../planner/domain/plan-area.ts";
import { edgeOf } from "../../planner/domain/plan-quantities.ts";
import { insetOutline, planOutline } from "../../planner/drawing/plan-outline.ts";
import { centre, rectangle, scatter, sides, signedArea } from "./geometry.ts";

test("centre: is in the middle of a rectangle", () => {
  expect(centre(rectangle(1, 2, 4, 6))).toEqual([3, 5]);
});

test("scatter: is the same for the same integers, and even over the range from 0 to 1", () => {
  const values = Array.from({ length: 4000 }, (_, index) => scatter(index % 63, index));
  expect(values.map((_, index) => scatter(index % 63, index))).toEqual(values);
  expect(new Set(values).size).toBeGreaterThan(3990);
  const counts = Array.from(
    { length: 8 },
    (_, eighth) => values.filter((value) => Math.floor(value * 8) === eighth).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(400);
  expect(counts.reduce((total, count) => total + count, 0)).toBe(4000);
});

describe("the outline of a plan", () => {
  test("has the area and the edge of its shape", () => {
    fc.assert(
      fc.property(anySize(200), (size) => {
        const { loops } = planOutline(size);
        const area = loops.reduce(
          (sum, { points, isInner }) => sum + signedArea(points) * (isInner ? -1 : 1),
          0,
        );
        const edge = loops
          .flatMap(({ points }) => sides(points))
          .reduce((sum, [[x1, y1], [x2, y2]]) => sum + Math.hypot(x2 - x1, y2 - y1), 0);
        // A circle has straight sides.
        expect(area / 1e6 / areaOf(size)).toBeCloseTo(1, 3);
        expect(edge / 1e3 / edgeOf(size)).toBeCloseTo(1, 3);
      }),
    );
  });

  test("moves into the paving on every side, around a pool outwards", () => {
    const pool = planOutline({ shape: "surround", poolLength: 2, poolWidth: 1, deck: 1 });
    expect(insetOutline(pool, 100).loops).toEqual([
      { points: rectangle(100, 100, 3800, 2800), isInner: false },
      { points: rectangle(900, 900, 2200, 1200), isInner: true },
    ]);
  });
});
