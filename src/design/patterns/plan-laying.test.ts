import { describe, expect, test } from "vitest";
import { layingPatternNames } from "../../domain/laying-patterns.ts";
import { moved, type Polygon, sides } from "./geometry.ts";
import {
  fieldTile,
  jointsPerSquareMetre,
  layBorder,
  paversPerSquareMetre,
  planFields,
  visitField,
} from "./plan-laying.ts";

const joint = 4;
const placeOf = ([first]: Polygon) => first?.map((value) => value.toFixed(3)).join(" ") ?? "";

test("pavers in a square metre: 50 bricks of 200 by 100 mm, or hexagons 200 mm wide", () => {
  for (const pattern of layingPatternNames.slice(0, 5)) {
    expect(paversPerSquareMetre(pattern)).toBeCloseTo(50);
  }
  expect(paversPerSquareMetre("hexagon")).toBeCloseTo(1 / (0.2 ** 2 * Math.sqrt(0.75)));
});

test("joints in a square metre: 15 m between bricks, each joint counted once", () => {
  for (const pattern of layingPatternNames.slice(0, 5)) {
    expect(jointsPerSquareMetre(pattern)).toBeCloseTo(15);
  }
  // A hexagon has three joints of its own, each a side long.
  const side = 0.2 / Math.sqrt(3);
  expect(jointsPerSquareMetre("hexagon")).toBeCloseTo(3 * side * paversPerSquareMetre("hexagon"));
});

describe.each(layingPatternNames)("the tile of a large field in %s", (pattern) => {
  test("has the pavers and the tones of a field laid paver by paver", () => {
    const tile = fieldTile(pattern, joint);
    const tones = new Map(tile.pavers.map(({ points, tone }) => [placeOf(points), tone]));
    const [length, width] = [tile.width / 1000, tile.height / 1000];
    const { field } = planFields({ size: { shape: "rectangle", length, width }, border: "none" });
    const [laid, expected]: [number[], unknown[]] = [[], []];
    visitField(field, pattern, joint, {
      whole: ({ face }, dx, dy, tone) => {
        laid.push(tone);
        expected.push(tones.get(placeOf(moved(face, dx, dy))));
      },
      cut: () => {},
    });
    expect(laid.length).toBeGreaterThan(50);
    expect(laid).toEqual(expected);
    expect(new Set(laid).size).toBe(4);
  });
});

describe("a border course", () => {
  const size = { shape: "rectangle", length: 3, width: 2 } as const;

  test.each([
    ["soldier-course", 100, 200, 2],
    ["header-course", 200, 100, 1],
  ] as const)(
    "%s: has bricks side by side, cut at the mitres alone",
    (border, along, deep, cut) => {
      const bricks = layBorder({ size, border, joint });
      expect(bricks).toHaveLength((2 * (3000 + 2000)) / along);
      const whole = bricks.filter(({ points }) => {
        const lengths = sides(points).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1));
        const measures = [along - joint, deep - joint, along - joint, deep - joint];
        return lengths.map(Math.round).join() === measures.join();
      });
      // Four sides with two ends.
      expect(whole).toHaveLength(bricks.length - 4 * 2 * cut);
      expect(new Set(bricks.map(({ tone }) => tone)).size).toBe(4);
    },
  );

  test.each([1, 4.37, 10])(
    "round a circle of %s m, has equal bricks, none wider than a whole one",
    (diameter) => {
      const bricks = layBorder({
        size: { shape: "circle", diameter },
        border: "soldier-course",
        joint,
      });
      expect(bricks).toHaveLength(Math.ceil((Math.PI * diameter) / 0.1));
      for (const { cell, points } of bricks) {
        const [outer = 0, depth, inner = 0] = sides(cell).map(([[x1, y1], [x2, y2]]) =>
          Math.hypot(x2 - x1, y2 - y1),
        );
        expect(outer).toBeLessThanOrEqual(100);
        expect(outer).toBeGreaterThan(95);
        expect(inner / outer).toBeCloseTo(1 - 400 / (diameter * 1000), 2);
        expect(depth).toBeCloseTo(200, -1);
        expect(points).toHaveLength(4);
      }
    },
  );

  test("is none without one", () => {
    expect(layBorder({ size, border: "none", joint })).toEqual([]);
  });
});
