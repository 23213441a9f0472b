import type { Point } from "../../domain/point.ts";

/** Pixels row by row, with one byte for each channel: four as a canvas has them, or brightness alone. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A raster and its halves, each half as large as the one before (a mipmap). */
export type Pyramid = readonly [Raster, ...Raster[]];

/** The visitor's photo. */
export interface Photo {
  readonly pixels: Pyramid;
  /** Brightness without details such as joints; the first is 512 to 1023 px large. */
  readonly light: Pyramid;
  /** Focal length in mm as on 35 mm film, from the file; null if the file has none. */
  readonly focal35: number | null;
  /** When the visitor chose it (ms since the epoch): plans that they added later were on it. */
  readonly readAt: number;
}

/** Pavers that repeat without a seam. The fourth channel is their height: 255 on a face, 0 in a joint. */
export interface Texture {
  /** Size in mm of what repeats. */
  readonly width: number;
  readonly height: number;
  readonly pixels: Pyramid;
}

/** Where a plan is paved; its points are in mm from its top left. */
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
  /** Whether it replaces a lawn, as the plan says: dry grass is not green. */
  readonly isLawn: boolean;
  readonly infill: Texture;
  /** Where it starts, in mm. */
  readonly start: Point;
  /** null without one. */
  readonly border: Texture | null;
}
