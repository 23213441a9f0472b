import { describe, expect, test } from "vitest";
import { layingPatternNames } from "../../domain/laying-patterns.ts";
import { moved, type Polygon } from "./geometry.ts";
import type { Tone } from "./laying-patterns.ts";
import { fieldPaths, outlinePath, pathsByTone } from "./paths-by-tone.ts";
import { planFields, visitField } from "./plan-laying.ts";

const square: Polygon = [
  [0.4, 0],
  [10, -0.6],
  [10, 10],
];

/** The corners of each shape of a path that has absolute (L) or relative (l) lines. */
const cornersIn = (path: string) =>
  [...path.matchAll(/M([^MZ]+)Z/g)].map(([, shape = ""]) => {
    let [x, y] = [0, 0];
    return [...shape.matchAll(/([Ll]?)(-?\d+) (-?\d+)/g)].map(([, line, dx, dy]) => {
      const isRelative = line === "l";
      [x, y] = [Number(dx) + (isRelative ? x : 0), Number(dy) + (isRelative ? y : 0)];
      return [x, y];
    });
  });

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

describe.each(layingPatternNames)("paths of a field in %s", (pattern) => {
  test("hold its pavers, whole and cut, to the unit", () => {
    const size = { length: 1.9, width: 1.3, cornerLength: 0.7, cornerWidth: 0.5 };
    const { field } = planFields({ size: { ...size, shape: "l-shape" }, border: "none" });
    const laid: [Polygon[], Polygon[], Polygon[], Polygon[]] = [[], [], [], []];
    const lay = (points: Polygon, tone: Tone) => points.length > 0 && laid[tone].push(points);
    visitField(field, pattern, 4, {
      whole: ({ face }, dx, dy, tone) => lay(moved(face, dx, dy), tone),
      cut: (_, face, tone) => lay(face, tone),
    });
    fieldPaths(field, pattern, 4).forEach((path, tone) => {
      const expected = laid[tone] ?? [];
      const found = cornersIn(path);
      expect(found.map((corners) => corners.length)).toEqual(expected.map(({ length }) => length));
      const distances = found.flat().map(([x = 0, y = 0], index) => {
        const [expectedX, expectedY] = expected.flat()[index] ?? [0, 0];
        return Math.max(Math.abs(x - expectedX), Math.abs(y - expectedY));
      });
      // A repeated shape is rounded once, and its position once more.
      expect(Math.max(0, ...distances)).toBeLessThan(2);
    });
  });
});
