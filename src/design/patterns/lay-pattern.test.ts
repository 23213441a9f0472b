import { describe, expect, test } from "vitest";
import { keysOf } from "../../domain/keys-of.ts";
import type { Point } from "../../domain/point.ts";
import { centre, sides, signedArea } from "./geometry.ts";
import { layPattern, mixTones, type Paver, patternTile } from "./lay-pattern.ts";
import { type PatternName, patternOf, patterns } from "./patterns.ts";

const names = keysOf(patterns);

/** Creates a lookup of the pavers under a point. */
function finder(pavers: readonly Paver[]) {
  const known = pavers.map((paver) => {
    const turn = Math.sign(signedArea(paver.points));
    const [xs, ys] = [paver.points.map(([x]) => x), paver.points.map(([, y]) => y)];
    return {
      paver,
      lines: sides(paver.points).map(([[x1, y1], [x2, y2]]) => ({
        x: x1,
        y: y1,
        dx: (x2 - x1) * turn,
        dy: (y2 - y1) * turn,
      })),
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
  return ([x, y]: Point) =>
    known
      .filter(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
      .filter(({ lines }) =>
        lines.every((line) => line.dx * (y - line.y) - line.dy * (x - line.x) > 0),
      )
      .map(({ paver }) => paver);
}

/** 4,000 points, spread evenly over a rectangle and in step with no grid (Roberts' R2 sequence). */
const samples = (width: number, height: number): readonly Point[] =>
  Array.from({ length: 4000 }, (_, index) => [
    ((0.7548776662 * (index + 1)) % 1) * width,
    ((0.569840291 * (index + 1)) % 1) * height,
  ]);

/** The tile of a pattern, with points all over it and a lookup of what lies there. */
function laidTile(name: PatternName) {
  const tile = patternTile(name, { brickLength: 200, joint: 4 });
  return { tile, points: samples(tile.width, tile.height), under: finder(tile.pavers) };
}

describe.each(names)("laying pattern %s", (name) => {
  test("has no overlapping pavers, and no gaps but the joints", () => {
    const { points, under } = laidTile(name);
    const counts = points.map((point) => under(point).length);
    expect(Math.max(...counts)).toBe(1);
    const covered = counts.filter((count) => count === 1).length / points.length;
    expect(covered).toBeGreaterThan(0.85);
    expect(covered).toBeLessThan(0.97);
  });

  test("mixes the tones: about as many of each, and equal ones seldom beside each other", () => {
    const pattern = patternOf(name, 200);
    const { shapes, width, height } = pattern;
    const tones = mixTones(pattern);
    const centres = shapes.map(centre);
    // The pattern repeats, so the way may lead across its edge.
    const apart = (from: number, to: number, length: number) =>
      Math.min(Math.abs(from - to) % length, length - (Math.abs(from - to) % length));
    const withEqualNeighbour = centres.filter(([x, y], index) => {
      const distances = centres.map(([otherX, otherY]) =>
        Math.hypot(apart(x, otherX, width), apart(y, otherY, height)),
      );
      distances[index] = Number.POSITIVE_INFINITY;
      return tones[distances.indexOf(Math.min(...distances))] === tones[index];
    });
    expect(withEqualNeighbour.length / tones.length).toBeLessThan(0.1);
    for (const tone of new Set(tones)) {
      const share = tones.filter((each) => each === tone).length / tones.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });

  test("has joints of the given width", () => {
    const { tile } = laidTile(name);
    // Pavers with half a joint all round fill the area: face, outline times half a joint, corners.
    const inside = tile.pavers.filter(({ points: [first] }) => {
      const [x, y] = first ?? [-1, -1];
      return x >= 0 && x < tile.width && y >= 0 && y < tile.height;
    });
    const withJoints = inside.map(({ points: shape }) => {
      const outline = sides(shape).reduce(
        (sum, [[x1, y1], [x2, y2]]) => sum + Math.hypot(x2 - x1, y2 - y1),
        0,
      );
      return Math.abs(signedArea(shape)) + outline * 2 + 4 * 2 * 2;
    });
    const total = withJoints.reduce((sum, area) => sum + area, 0);
    expect(total / (tile.width * tile.height)).toBeCloseTo(1, 2);
  });

  test("has a tile that repeats without a seam", () => {
    const { tile, points, under } = laidTile(name);
    const neighbours = [-1, 0, 1].flatMap((column) =>
      [-1, 0, 1].map((row) => [column * tile.width, row * tile.height] as const),
    );
    const seams = points.filter(([x, y]) => {
      const own = under([x, y])[0]?.tone;
      const all = neighbours.flatMap(([dx, dy]) => under([x + dx, y + dy]));
      return all.some(({ tone }) => tone !== own);
    });
    expect(seams).toEqual([]);
  });

  test("fills a larger area in all four tones", () => {
    const laid = layPattern(name, { width: 1700, height: 1300, brickLength: 200, joint: 4 });
    const found = finder(laid);
    const counts = samples(1700, 1300).map((point) => found(point).length);
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length / counts.length).toBeGreaterThan(0.85);
    expect(new Set(laid.map(({ tone }) => tone)).size).toBe(4);
  });

  test("is the same every time, at any scale", () => {
    const { tile } = laidTile(name);
    expect(patternTile(name, { brickLength: 200, joint: 4 })).toEqual(tile);
    const small = patternTile(name, { brickLength: 20, joint: 0.4 });
    expect(small.pavers).toHaveLength(tile.pavers.length);
    expect(small.width).toBeCloseTo(tile.width / 10);
  });
});

test("herringbone: bricks are twice as long as wide, joint centre to joint centre", () => {
  for (const { points } of patternTile("herringbone", { brickLength: 200, joint: 4 }).pavers) {
    const lengths = sides(points).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1) + 4);
    expect(lengths.toSorted((a, b) => a - b).map(Math.round)).toEqual([100, 100, 200, 200]);
  }
});

test("cobble fan: all setts are near their nominal size", () => {
  for (const { points } of patternTile("cobble-fan", { brickLength: 200, joint: 4 }).pavers) {
    const lengths = sides(points).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1));
    expect(Math.min(...lengths)).toBeGreaterThan(45);
    expect(Math.max(...lengths)).toBeLessThan(125);
  }
});
