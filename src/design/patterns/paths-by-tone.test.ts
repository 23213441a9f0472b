import { expect, test } from "vitest";
import { moved, type Polygon } from "./geometry.ts";
import { outlinePath, pathsByTone } from "./paths-by-tone.ts";

const square: Polygon = [
  [0.4, 0],
  [10, -0.6],
  [10, 10],
];

test("path of a shape: is closed, in whole units, and empty without corners", () => {
  expect(outlinePath(square)).toBe("M0 0L10 -1L10 10Z");
  expect(outlinePath([])).toBe("");
});

test("paths of pavers: hold every paver in the path of its tone", () => {
  const paths = pathsByTone([
    { points: square, tone: 2 },
    { points: moved(square, 20, 0), tone: 0 },
    { points: moved(square, 40, 0), tone: 2 },
  ]);
  expect(paths).toEqual(["M20 0L30 -1L30 10Z", "", "M0 0L10 -1L10 10ZM40 0L50 -1L50 10Z", ""]);
});
