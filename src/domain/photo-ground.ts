/*
 * A photo, and where a plan lies on it. A place on a photo is in shares of its width and height, from (0, 0) at
 * the top left; a corner can be beside the photo.
 */

/** Pixels row by row, with one byte for each channel: four as a canvas has them, or brightness alone. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A photo, each raster half as large as the one before. */
export interface Photo {
  readonly pixels: readonly [Raster, ...Raster[]];
  /** Brightness without details such as joints; the first is at most 512 px large. */
  readonly light: readonly [Raster, ...Raster[]];
}

/** Why a file shows no photo. */
export type PhotoProblem = "empty" | "not-a-picture" | "heic" | "too-large" | "damaged";

/** What became of the choice of a photo, or of the picture of the plan on it. */
export type PhotoNotice =
  | PhotoProblem
  | "none-chosen"
  | ("saved" | "not-saved")
  | ("shared" | "not-shared");

/** Pavers that repeat without a seam. */
export interface Texture {
  /** Size in mm of what repeats. */
  readonly width: number;
  readonly height: number;
  /** Each half as large as the one before; their sides in px are powers of two. */
  readonly rasters: readonly [Raster, ...Raster[]];
}

/** What of a plan is at a point, in mm from its top left. */
export interface PlanSurface {
  readonly width: number;
  readonly height: number;
  /** Width of the border; 0 without one. */
  readonly border: number;
  /** How far into the paving a point is; negative beside it. */
  readonly depthAt: (x: number, y: number) => number;
  /** How many bricks a point of the border is from the start of its row. */
  readonly brickAt: (x: number, y: number) => number;
}

/** A plan as it is laid. */
export interface Paving {
  readonly surface: PlanSurface;
  readonly field: Texture;
  /** null without one. */
  readonly border: Texture | null;
}

/** A point of a photo or a plan: x to the right, y downwards. */
export type Place = readonly [x: number, y: number];

/** Round the ground, the near ones first: the order of the keyboard. */
export const groundCorners = ["near-left", "near-right", "far-right", "far-left"] as const;
export type GroundCorner = (typeof groundCorners)[number];
export type Corners = Readonly<Record<GroundCorner, Place>>;

/** Where ground probably is: a trapezium in the lower half. */
export const usualCorners: Corners = {
  "near-left": [0.1, 0.92],
  "near-right": [0.9, 0.92],
  "far-right": [0.68, 0.58],
  "far-left": [0.32, 0.58],
};

/** The corners with one of them elsewhere, at most half a photo beside it. */
export const withCorner = (corners: Corners, name: GroundCorner, [x, y]: Place): Corners => ({
  ...corners,
  [name]: [Math.min(1.5, Math.max(-0.5, x)), Math.min(1.5, Math.max(0, y))],
});

/** Whether a corner is at an edge of the photo or beside it. */
export const reachEdge = (corners: Corners): boolean =>
  Object.values(corners).some(([x, y]) => x < 0.01 || x > 0.99 || y > 0.99);

/** The corners with the plan turned clockwise in quarters: its near left corner is the next one. */
export function turnedBy(corners: Corners, quarters: number): Corners {
  const at = (index: number) => corners[groundCorners[(index + quarters) % 4] ?? "near-left"];
  return { "near-left": at(0), "near-right": at(1), "far-right": at(2), "far-left": at(3) };
}

/** Whether corners can be those of a rectangle: they do not cross, and are no triangle. */
export function areRectangle(corners: Corners): boolean {
  return groundCorners.every((_, quarters) => {
    const { "near-left": a, "near-right": b, "far-right": c } = turnedBy(corners, quarters);
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < -0.0005;
  });
}

/** A 3 by 3 matrix, row by row, that takes a point to another one in perspective. */
export type Homography = readonly [
  ...[a: number, b: number, c: number],
  ...[d: number, e: number, f: number],
  ...[g: number, h: number, i: number],
];

/**
 * The perspective that takes a plan from (0, 0) to `width` by `height` to a photo, its top left to the far left
 * corner (P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, 2.2.3).
 */
export function perspectiveOf(corners: Corners, width: number, height: number): Homography {
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

/** The perspective back, up to a factor (the adjugate). */
export const inverseOf = ([a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
  ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
  ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
];

/** Where a perspective takes a point. */
export function seenIn([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Place): Place {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}
