import type { Point } from "../../domain/point.ts";
import type { Corners } from "./ground-corners.ts";

/** A 3 by 3 matrix, row by row, that takes a point to another one in perspective. */
type Homography = readonly [
  ...[a: number, b: number, c: number],
  ...[d: number, e: number, f: number],
  ...[g: number, h: number, i: number],
];

/**
 * The homography that takes the rectangle from (0, 0) to `width` by `height` to corners, its top left to the far
 * left one (P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, 2.2.3).
 */
export function homographyTo(corners: Corners, width: number, height: number): Homography {
  const [x0, y0] = corners["far-left"];
  const [x1, y1] = corners["far-right"];
  const [x2, y2] = corners["near-right"];
  const [x3, y3] = corners["near-left"];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b] = [(x1 - x0 + g * x1) / width, (x3 - x0 + h * x3) / height];
  const [d, e] = [(y1 - y0 + g * y1) / width, (y3 - y0 + h * y3) / height];
  return [a, b, x0, d, e, y0, g / width, h / height, 1];
}

/** The homography back, up to a factor (the adjugate). */
export const inverseOf = ([a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
  ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
  ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
];

/** Where a homography takes a point. */
export function transform([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}
