import { describe, expect, test } from "vitest";
import { cutToField, positionFinder } from "./cut-to-field.ts";
import { centre, type Polygon, rectangle, scatter, sides, signedArea } from "./geometry.ts";
import { insetOutline, planOutline } from "./plan-outline.ts";

const areaOf = (pieces: readonly Polygon[]) =>
  pieces.reduce((total, piece) => total + Math.abs(signedArea(piece)), 0);

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

describe("a cell in the field of a plan", () => {
  const lShape = {
    shape: "l-shape",
    length: 4,
    width: 3,
    cornerLength: 1,
    cornerWidth: 1,
  } as const;
  const pool = { shape: "surround", poolLength: 2, poolWidth: 1, deck: 1 } as const;
  const circle = { shape: "circle", diameter: 4 } as const;

  test.each([
    [lShape, [0, 0, 200, 100], "inside"],
    [lShape, [3800, 2900, 4000, 3000], "inside"],
    [lShape, [-1, 0, 200, 100], "across"],
    [lShape, [0, -1, 200, 100], "across"],
    [lShape, [3900, 1500, 4001, 1600], "across"],
    [lShape, [0, 2950, 200, 3001], "across"],
    [lShape, [-200, 0, 0, 100], "outside"],
    [lShape, [4000, 1500, 4200, 1600], "outside"],
    [lShape, [0, -100, 200, 0], "outside"],
    [lShape, [0, 3000, 200, 3100], "outside"],
    [lShape, [3000, 0, 3200, 100], "outside"],
    [lShape, [2900, 0, 3100, 100], "across"],
    [lShape, [2800, 0, 3000, 100], "inside"],
    [pool, [0, 0, 1000, 1000], "inside"],
    [pool, [1500, 1500, 1600, 1600], "outside"],
    [pool, [900, 1500, 1100, 1600], "across"],
    [circle, [1900, 1900, 2100, 2100], "inside"],
    [circle, [600, 600, 800, 800], "inside"],
    [circle, [3200, 3200, 3400, 3400], "inside"],
    [circle, [500, 500, 700, 700], "across"],
    [circle, [3300, 3300, 3500, 3500], "across"],
    [circle, [0, 1900, 200, 2100], "across"],
    [circle, [400, 400, 500, 500], "outside"],
    [circle, [3500, 400, 3600, 500], "outside"],
    [circle, [400, 3500, 500, 3600], "outside"],
  ] as const)("%j, box %j: is %s", (size, [left, top, right, bottom], position) => {
    expect(positionFinder(planOutline(size, 100))(left, top, right, bottom)).toBe(position);
  });

  test("is cut to what is inside, in two pieces at an inner corner", () => {
    const { frame, hole } = planOutline(lShape, 100);
    const cutCell = (cell: Polygon) => cutToField(cell, sides(frame), hole);
    expect(areaOf(cutCell(rectangle(0, 0, 200, 100)))).toBe(20_000);
    expect(areaOf(cutCell(rectangle(-100, -50, 200, 100)))).toBe(5000);
    expect(cutCell(rectangle(-300, 0, 200, 100))).toEqual([]);
    expect(cutCell(rectangle(3100, 100, 200, 100))).toEqual([]);
    const corner = cutCell(rectangle(2900, 900, 200, 200));
    expect(corner).toHaveLength(2);
    expect(areaOf(corner)).toBeCloseTo(30_000);
  });
});

describe("the outline of a plan", () => {
  test("is a square of its area, or a circle with a side a brick", () => {
    expect(planOutline({ shape: "area", area: 9 }, 100)).toMatchObject({
      width: 3000,
      height: 3000,
    });
    const { width, height, frame } = planOutline({ shape: "circle", diameter: 4 }, 100);
    expect([width, height]).toEqual([4000, 4000]);
    expect(frame).toHaveLength(Math.round((Math.PI * 4000) / 100));
    for (const [x, y] of frame) expect(Math.hypot(x - 2000, y - 2000)).toBeCloseTo(2000);
    expect(signedArea(frame)).toBeGreaterThan(0);
    expect(planOutline({ shape: "circle", diameter: 1 }, 1000).frame).toHaveLength(24);
  });

  test("moves into the paving on every side, around a pool outwards", () => {
    const pool = planOutline({ shape: "surround", poolLength: 2, poolWidth: 1, deck: 1 }, 100);
    const moved = insetOutline(pool, 100);
    expect(moved.frame).toEqual(rectangle(100, 100, 3800, 2800));
    expect(moved.hole).toEqual(rectangle(900, 900, 2200, 1200));
    expect(moved.loops).toEqual([
      { points: moved.frame, isInner: false },
      { points: moved.hole, isInner: true },
    ]);
  });
});
