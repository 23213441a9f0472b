import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { centre, moved, type Polygon, signedArea } from "../../design/patterns/geometry.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { type LayingPatternName, paverFormats } from "../../domain/pavers.ts";
import { anySize, drivewayPlan } from "../domain/any-plan.fixture.ts";
import type { BorderCourse } from "../domain/paving-plan.ts";
import { borderOf, type LaidPaver, paverOf } from "../domain/plan-paver.ts";
import {
  borderDashes,
  borderRows,
  cutsPerMetre,
  infillTile,
  jointsPerSquareMetre,
  paversPerSquareMetre,
  planOutlines,
} from "./plan-laying.ts";

const joint = 4;
const inBricks = (pattern: LayingPatternName) => ({ paver: "cement-brick", pattern }) as const;
const borderIn = (border: BorderCourse) => borderOf({ ...drivewayPlan, border });
const patternsOfBricks = paverFormats.brick.patterns.slice(0, 5);

test("pavers in a square metre: 50 bricks of 200 by 100 mm, or hexagons 200 mm wide", () => {
  for (const pattern of patternsOfBricks) {
    expect(paversPerSquareMetre(inBricks(pattern))).toBeCloseTo(50);
  }
  expect(paversPerSquareMetre(inBricks("hexagon"))).toBeCloseTo(1 / (0.2 ** 2 * Math.sqrt(0.75)));
});

test("joints in a square metre: 15 m between bricks, each joint counted once", () => {
  for (const pattern of patternsOfBricks) {
    expect(jointsPerSquareMetre(inBricks(pattern))).toBeCloseTo(15);
  }
  // A hexagon has three joints of its own, each a side long.
  const side = 0.2 / Math.sqrt(3);
  expect(jointsPerSquareMetre(inBricks("hexagon"))).toBeCloseTo(
    3 * side * paversPerSquareMetre(inBricks("hexagon")),
  );
});

test("cut pavers of a metre of edge: half of those that lie across it", () => {
  // 50 bricks in a square metre, which are 150 mm across on average.
  expect(cutsPerMetre(inBricks("herringbone"))).toBeCloseTo((50 * 0.15) / 2);
  expect(cutsPerMetre(inBricks("herringbone-45"))).toBeCloseTo((50 * 0.3 * Math.SQRT1_2) / 2);
});

test.each([
  ["clay-brick", "herringbone", 40.2],
  ["clay-brick", "stretcher", 40.2],
  ["interlocking-block", "herringbone-45", 41.3],
  ["permeable-block", "stretcher", 50],
  ["sett", "cobble-fan", 100],
  ["slab-400", "stack", 6.25],
  ["slab-450", "stretcher-third", 4.94],
  ["slab-600", "stretcher", 4.17],
] as const)("%s in %s: %s in a square metre", (paver, pattern, count) => {
  expect(paversPerSquareMetre({ paver, pattern }) / count).toBeCloseTo(1, 1);
});

const everyLaying: readonly LaidPaver[] = keysOf(paverFormats).flatMap((format) =>
  paverFormats[format].patterns.map((pattern) => ({
    pattern,
    paver: paverOf({ ...drivewayPlan, format, pattern }),
  })),
);
test.each([...everyLaying, { paver: "interlocking-block", pattern: "herringbone-45" } as const])(
  "the tile of $paver in $pattern repeats with its tones",
  (laying) => {
    const { width, height, pavers } = infillTile(laying, joint);
    const positionOf = (points: Polygon) => {
      const [x, y] = centre(points).map((value) => value.toFixed(1));
      return `${x} ${y}`;
    };
    const tones = new Map(pavers.map(({ points, tone }) => [positionOf(points), tone]));
    const crossing = pavers.filter(({ points }) => points.some(([x, y]) => x < -1 || y < -1));
    for (const { points, tone } of crossing) {
      const [dx, dy] = [
        points.some(([x]) => x < -1) ? width : 0,
        points.some(([, y]) => y < -1) ? height : 0,
      ];
      expect(tones.get(positionOf(moved(points, dx, dy)))).toBe(tone);
    }
    expect(new Set(tones.values()).size).toBe(4);
  },
);

describe("a border", () => {
  const anyBorder = fc.constantFrom("soldier-course" as const, "header-course" as const);

  test("has rows that fill it, mitred at the corners, in bricks of nearly their length", () => {
    fc.assert(
      fc.property(anySize(50), anyBorder, (size, border) => {
        const laid = borderIn(border);
        const { lengthPerBrick } = laid;
        const rows = borderRows(size, laid);
        if (size.shape === "circle") return;
        const { outline, infill } = planOutlines(size, laid);
        const paved = [outline, infill].map(({ loops: [outside, pool] }) =>
          Math.abs(signedArea(outside?.points ?? []) - signedArea(pool?.points ?? [])),
        );
        const bands = rows.reduce((sum, { band }) => sum + Math.abs(signedArea(band ?? [])), 0);
        expect(bands).toBeCloseTo((paved[0] ?? 0) - (paved[1] ?? 0), 2);
        for (const { step } of rows) {
          expect(step / 1000 / lengthPerBrick).toBeGreaterThan(0.5);
          expect(step / 1000 / lengthPerBrick).toBeLessThan(1.5);
        }
      }),
    );
  });

  test.each([
    ["soldier-course", 100],
    ["header-course", 200],
  ] as const)("%s: has true bricks along sides of whole bricks", (border, length) => {
    const size = { shape: "rectangle", length: 3, width: 2 } as const;
    expect(borderRows(size, borderIn(border)).map(({ step }) => step)).toEqual([
      length,
      length,
      length,
      length,
    ]);
  });

  test.each([1, 4.37, 10])(
    "round a circle of %s m, has equal bricks, none too wide",
    (diameter) => {
      const [row] = borderRows({ shape: "circle", diameter }, borderIn("soldier-course"));
      const around = Math.PI * (diameter * 1000 - 200);
      expect(around / (row?.step ?? 0)).toBeCloseTo(Math.ceil((Math.PI * diameter) / 0.1));
    },
  );

  test("lays each brick in one tone, with a joint on both sides", () => {
    const starts = [0, 1, 2, 3].flatMap((tone) => {
      const { dashes, start } = borderDashes(100, joint, tone);
      expect(dashes.reduce((sum, dash) => sum + dash, 0)).toBe(2400);
      return dashes.flatMap((dash, index) => {
        if (index % 2 === 1) return [];
        expect(dash).toBe(100 - joint);
        return [start + dashes.slice(0, index).reduce((sum, before) => sum + before, 0)];
      });
    });
    const expected = Array.from({ length: 24 }, (_, index) => index * 100 + joint / 2);
    expect(starts.toSorted((one, other) => one - other)).toEqual(expected);
  });

  // Bricks of 200 mm across the edge: their middle is 100 mm inside it, at an inner corner from its start on.
  test.each([
    [
      { shape: "rectangle", length: 3, width: 2 },
      ["M0 100l3000 0", "M2900 0l0 2000", "M3000 1900l-3000 0", "M100 2000l0 -2000"],
    ],
    [
      { shape: "l-shape", length: 3, width: 2, cornerLength: 1, cornerWidth: 1 },
      [
        ...["M0 100l2000 0", "M1900 0l0 1200", "M1800 1100l1200 0", "M2900 1000l0 1000"],
        ...["M3000 1900l-3000 0", "M100 2000l0 -2000"],
      ],
    ],
    [
      { shape: "circle", diameter: 3 },
      ["M2900 1500a1400 1400 0 0 1 -2800 0a1400 1400 0 0 1 2800 0"],
    ],
  ] as const)("runs along the middle of its bricks: %o", (size, paths) => {
    expect(borderRows(size, borderIn("soldier-course")).map(({ path }) => path)).toEqual(paths);
  });

  test("is none without one", () => {
    expect(borderRows({ shape: "area", area: 9 }, borderIn("none"))).toEqual([]);
  });
});
