import { centre, inset, moved, overlap, type Polygon, rectangle, scatter } from "./geometry.ts";
import {
  forEachRepeat,
  interlocked,
  type Pattern,
  type PatternName,
  patternOf,
} from "./patterns.ts";

/*
 * Laying patterns as geometry. A pattern fills the plane joint centre to joint centre; a paver is one
 * of its shapes, inset by half a joint.
 */

export type Tone = 0 | 1 | 2 | 3;

/** One paver: its face without the joints, and its tone. */
export interface Paver {
  readonly points: Polygon;
  readonly tone: Tone;
}

/** Sizes in millimetres, or in any other unit of the drawing. */
export interface PaverSize {
  /** Length of a 2:1 brick with its joint; also the width of a hexagon, and twice the side of a sett of the fan. */
  readonly brickLength: number;
  /** Width of a paver in a pattern of rows; half its length if it is not given. */
  readonly brickWidth?: number;
  /** Whether its sides lock into one another. */
  readonly isInterlocking?: boolean;
  /** Width of the joint, from 1% to 10% of `brickLength`. */
  readonly joint: number;
}

/** A piece of paving that repeats without a seam if it is clipped to width by height. */
export interface PatternTile {
  readonly width: number;
  readonly height: number;
  readonly pavers: readonly Paver[];
}

/** Shapes with more corners, those of interlocking blocks, are not convex. */
const convexCorners = 6;

const everyTone = [0, 1, 2, 3] as const;

/**
 * A tone for each shape of a pattern, mixed like pavers from several packs: each shape takes the tone
 * whose other shapes are farthest away, also across the edges where it repeats.
 */
export function mixTones({ width, height, shapes }: Pattern): readonly Tone[] {
  const toned: { readonly x: number; readonly y: number; readonly tone: Tone }[] = [];
  const wrapped = (distance: number, length: number) =>
    Math.min(Math.abs(distance) % length, length - (Math.abs(distance) % length));
  for (const [index, shape] of shapes.entries()) {
    const [x, y] = centre(shape);
    const crowding = [0, 0, 0, 0];
    for (const other of toned) {
      const distance = Math.hypot(wrapped(other.x - x, width), wrapped(other.y - y, height));
      crowding[other.tone] = (crowding[other.tone] ?? 0) + (width / distance) ** 3;
    }
    const ranked = [...everyTone].sort((a, b) => (crowding[a] ?? 0) - (crowding[b] ?? 0));
    // Sometimes the second best, so that no pattern shows.
    const tone = ranked[scatter(index) < 0.3 ? 1 : 0] ?? 0;
    toned.push({ x, y, tone });
  }
  return toned.map(({ tone }) => tone);
}

/** A pattern with a tone for each of its shapes. */
interface TonedPattern extends Pattern {
  readonly tones: readonly Tone[];
}

const tonedPatterns = new Map<string, TonedPattern>();

/** A pattern for the sides of a paver. Cached, because mixing the tones is slow. */
export function tonedPattern(
  name: PatternName,
  brickLength: number,
  brickWidth = brickLength / 2,
  isInterlocking = false,
): TonedPattern {
  const key = `${name} ${brickLength} ${brickWidth} ${isInterlocking}`;
  const known = tonedPatterns.get(key);
  if (known !== undefined) return known;
  const pattern = patternOf(name, brickLength, brickWidth);
  const tones = mixTones(pattern);
  const toned = { ...(isInterlocking ? interlocked(pattern, brickWidth) : pattern), tones };
  tonedPatterns.set(key, toned);
  return toned;
}

/** The tone of a shape in a repeat: the tones are rotated from one repeat to the next. */
export const toneIn = (tone: Tone, column: number, row: number): Tone =>
  everyTone[Math.floor(tone + 4 * scatter(column, row)) % 4] ?? 0;

/**
 * The pavers of a pattern that overlap the rectangle from (0, 0) to width by height.
 *
 * @param toneOf - the tone of a shape in a repeat, from its tone in the pattern
 */
export function paversIn(
  pattern: TonedPattern,
  joint: number,
  area: { readonly width: number; readonly height: number },
  toneOf: (tone: Tone, column: number, row: number) => Tone,
): readonly Paver[] {
  const { width, height } = area;
  const window = rectangle(0, 0, width, height);
  const faces = pattern.shapes.map((shape, index) => {
    const face = inset(shape, joint / 2);
    const [xs, ys] = [face.map(([x]) => x), face.map(([, y]) => y)];
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
    return { face, box, tone: pattern.tones[index] ?? 0 };
  });
  const found: Paver[] = [];
  forEachRepeat(pattern, area, (column, row, dx, dy) => {
    for (const { face, box, tone } of faces) {
      // Compare boxes first: only the few pavers on the edge need a test of their corners.
      const [left, right, top, bottom] = [box[0] + dx, box[1] + dx, box[2] + dy, box[3] + dy];
      if (left >= width || right <= 0 || top >= height || bottom <= 0) continue;
      const isInside = left >= 0 && right <= width && top >= 0 && bottom <= height;
      const points = moved(face, dx, dy);
      // Only a convex shape can be told apart by its sides; others are kept, and cut with the drawing.
      if (isInside || points.length > convexCorners || overlap(points, window)) {
        found.push({ points, tone: toneOf(tone, column, row) });
      }
    }
  });
  return found;
}

/** The smallest piece of a pattern that repeats with its tones. Pavers cross its edges: clip the drawing to it. */
export function patternTile(
  name: PatternName,
  { brickLength, brickWidth, joint }: PaverSize,
): PatternTile {
  const pattern = tonedPattern(name, brickLength, brickWidth);
  return {
    width: pattern.width,
    height: pattern.height,
    pavers: paversIn(pattern, joint, pattern, (tone) => tone),
  };
}

/** A rectangle of paving. Pavers cross its edge: clip the drawing. Tones are rotated from one repeat to the next. */
export function layPattern(
  name: PatternName,
  area: PaverSize & { readonly width: number; readonly height: number },
): readonly Paver[] {
  const pattern = tonedPattern(name, area.brickLength, area.brickWidth, area.isInterlocking);
  return paversIn(pattern, area.joint, area, toneIn);
}
