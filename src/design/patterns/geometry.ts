import type { Point } from "../../domain/point.ts";

/** A closed convex shape: its corners in order, each once. */
export type Polygon = readonly Point[];

/** The rectangle with its upper left corner at (x, y). */
export function rectangle(x: number, y: number, width: number, height: number): Polygon {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function moved(shape: Polygon, dx: number, dy: number): Polygon {
  return shape.map(([x, y]) => [x + dx, y + dy]);
}

/** The mean of the corners. */
export function centre(shape: Polygon): Point {
  const sum = (axis: 0 | 1) => shape.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / shape.length, sum(1) / shape.length];
}

/** The sides of a shape as pairs of corners. */
export function sides(shape: Polygon): readonly (readonly [from: Point, to: Point])[] {
  return shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length];
    return to ? [[from, to] as const] : [];
  });
}

/** The area, positive where the corners run clockwise on the screen. */
export function signedArea(shape: Polygon): number {
  return sides(shape).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1) / 2, 0);
}

/** The convex shape with every side moved inwards by `distance`. */
export function inset(shape: Polygon, distance: number): Polygon {
  const turn = Math.sign(signedArea(shape));
  const lines = sides(shape).map(([[x1, y1], [x2, y2]]) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const dx = (x2 - x1) / length;
    const dy = (y2 - y1) / length;
    return { x: x1 - dy * turn * distance, y: y1 + dx * turn * distance, dx, dy };
  });
  return lines.flatMap((line, index) => {
    const before = lines.at(index - 1);
    if (!before) return [];
    const along =
      ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) /
      (before.dx * line.dy - before.dy * line.dx);
    return [[before.x + before.dx * along, before.y + before.dy * along] as const];
  });
}

/** Whether two convex shapes overlap: no side of either separates them (separating axis theorem). */
export function overlap(a: Polygon, b: Polygon): boolean {
  const isSeparated = (one: Polygon, other: Polygon) => {
    const turn = Math.sign(signedArea(one));
    return sides(one).some(([[x1, y1], [x2, y2]]) =>
      other.every(([x, y]) => ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) * turn <= 1e-9),
    );
  };
  return !isSeparated(a, b) && !isSeparated(b, a);
}

/** What of a convex shape is on the side of a line where `depthOf` is positive; it is linear across the line. */
export function partInside(shape: Polygon, depthOf: (point: Point) => number): Polygon {
  return sides(shape).flatMap(([from, to]) => {
    const [start, end] = [depthOf(from), depthOf(to)];
    if (start >= 0 === end >= 0) return end >= 0 ? [to] : [];
    const share = start / (start - end);
    const crossing: Point = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return end >= 0 ? [crossing, to] : [crossing];
  });
}

/** A convex shape clipped to a convex frame with clockwise corners (Sutherland-Hodgman). */
export const clipped = (shape: Polygon, frame: Polygon): Polygon =>
  sides(frame).reduce<Polygon>(
    (rest, [[x1, y1], [x2, y2]]) =>
      partInside(rest, ([x, y]) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)),
    shape,
  );

/** A pseudo-random number from 0 up to 1, always the same for the same integers. */
export function scatter(...seeds: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const seed of seeds) {
    // The mixing steps of MurmurHash3.
    hash = Math.imul(hash ^ (seed + 0x7f4a7c15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 14;
  }
  return (hash >>> 0) / 2 ** 32;
}
