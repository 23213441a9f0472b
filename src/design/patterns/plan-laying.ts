import type { LayingPatternName } from "../../domain/laying-patterns.ts";
import { type BorderCourse, borderModules, type PlanSize } from "../../domain/paving-plan.ts";
import {
  clipped,
  cut,
  moved,
  overlap,
  type Point,
  type Polygon,
  scatter,
  shrunk,
  sides,
  signedArea,
  without,
} from "./geometry.ts";
import { type PatternTile, type Paver, tonedLayout, toneIn } from "./laying-patterns.ts";
import { layouts } from "./layouts.ts";
import { insetOutline, type PlanOutline, planOutline } from "./plan-outline.ts";

/*
 * A plan laid with true pavers. Everything is cut joint centre to joint centre, and each paver is its
 * cell less half a joint all round: so cells fill the shape, and pavers neither touch nor leave it.
 */

/** Length of a brick in mm, joint centre to joint centre; also the width of a hexagon. */
export const brickLength = 200;

/** More pavers than this are drawn as a repeated tile: a phone could not follow a slider. */
export const paverLimit = 2000;

/** A paver in its cell. */
export interface LaidPaver extends Paver {
  /** The shape that it takes up, up to the middle of its joints. */
  readonly cell: Polygon;
}

export interface LaidPlan {
  readonly outline: PlanOutline;
  /** What the field fills: the outline less the border course. */
  readonly field: PlanOutline;
  /** The pavers of the field; null if there are too many to draw each. */
  readonly pavers: readonly LaidPaver[] | null;
  /** The bricks of the border course; null if there are too many to draw each. */
  readonly border: readonly LaidPaver[] | null;
}

/** Pavers of a pattern in a square metre. */
export function paversPerSquareMetre(pattern: LayingPatternName): number {
  const { width, height, shapes } = layouts[pattern](brickLength);
  return (shapes.length / (width * height)) * 1e6;
}

/** A cell smaller than this, in mm², is a rounding error. */
const nothing = 1e-3;

/** Whether all of these points are inside a frame; false for some points near the line of a circle. */
function insideTest(frame: Polygon): (points: Polygon) => boolean {
  if (frame.length === 4) {
    const xs = frame.map(([x]) => x);
    const ys = frame.map(([, y]) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    return (points) => points.every(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
  }
  // A circle: within the distance from its middle to the middle of a side.
  const [first, second] = frame;
  const middle: Point = [
    frame.reduce((sum, [x]) => sum + x, 0) / frame.length,
    frame.reduce((sum, [, y]) => sum + y, 0) / frame.length,
  ];
  if (first === undefined || second === undefined) return () => false;
  const within = Math.hypot(
    (first[0] + second[0]) / 2 - middle[0],
    (first[1] + second[1]) / 2 - middle[1],
  );
  return (points) => points.every(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) <= within);
}

/** The pieces of a cell inside the field: itself, a cut piece, or two at an inner corner. */
function cutToField(cell: Polygon, { frame, hole }: PlanOutline): readonly Polygon[] {
  const inFrame = withoutRepeats(clipped(cell, frame));
  if (inFrame.length < 3) return [];
  const pieces = hole !== null && overlap(inFrame, hole) ? without(inFrame, hole) : [inFrame];
  return pieces.map(withoutRepeats).filter((piece) => Math.abs(signedArea(piece)) > nothing);
}

/** The shape without corners that cutting has put twice in one place. */
const withoutRepeats = (shape: Polygon): Polygon =>
  sides(shape)
    .filter(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1) > 1e-6)
    .map(([from]) => from);

/** The pavers of a pattern in a field; the pattern starts at the corner of the outline. */
function layField(field: PlanOutline, pattern: LayingPatternName, joint: number): LaidPaver[] {
  const { width, height, shapes, tones } = tonedLayout(pattern, brickLength);
  const cells = shapes.map((shape, index) => {
    const clockwise = signedArea(shape) > 0 ? shape : shape.toReversed();
    const face = shrunk(clockwise, joint / 2);
    return { shape: clockwise, face, tone: tones[index] ?? 0 };
  });
  const isInside = insideTest(field.frame);
  const pavers: LaidPaver[] = [];
  // A shape may cross the edge of its layout, so include one more repeat on every side.
  for (let row = -1; (row - 1) * height < field.height; row += 1) {
    for (let column = -1; (column - 1) * width < field.width; column += 1) {
      const [dx, dy] = [column * width, row * height];
      for (const { shape, face, tone } of cells) {
        const cell = moved(shape, dx, dy);
        if (isOutside(cell, field)) continue;
        const shade = toneIn(tone, column, row);
        const isWhole = isInside(cell) && (field.hole === null || !overlap(cell, field.hole));
        if (isWhole) pavers.push({ cell, points: moved(face, dx, dy), shade });
        else {
          for (const piece of cutToField(cell, field)) {
            pavers.push({ cell: piece, points: shrunk(piece, joint / 2), shade });
          }
        }
      }
    }
  }
  return pavers;
}

/** Whether a cell is beside the box of the outline; a fast first test. */
const isOutside = (cell: Polygon, { width, height }: PlanOutline) =>
  cell.every(([x]) => x <= 0) ||
  cell.every(([x]) => x >= width) ||
  cell.every(([, y]) => y <= 0) ||
  cell.every(([, y]) => y >= height);

/** The bricks of one side of a border: a mitred band, cut across at equal distances. */
function layBand(band: Polygon, from: Point, to: Point, along: number): readonly Polygon[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const places = band.map(([x, y]) => (x - from[0]) * ux + (y - from[1]) * uy);
  const [start, end] = [Math.min(...places), Math.max(...places)];
  const count = Math.max(1, Math.round((end - start) / along));
  const lineAt = (place: number): readonly [Point, Point] => {
    const [x, y] = [from[0] + ux * place, from[1] + uy * place];
    return [
      [x, y],
      [x - uy, y + ux],
    ];
  };
  let rest = band;
  const bricks: Polygon[] = [];
  for (let index = 1; index < count; index += 1) {
    const [a, b] = lineAt(start + ((end - start) * index) / count);
    const brick = cut(rest, a, b);
    if (brick.length > 2) bricks.push(brick);
    rest = cut(rest, a, b, true);
  }
  return rest.length > 2 ? [...bricks, rest] : bricks;
}

function layBorder(outline: PlanOutline, field: PlanOutline, along: number, joint: number) {
  const bricks = outline.loops.flatMap(({ points, isInner }, loop) => {
    const inner = sides(field.loops[loop]?.points ?? []);
    return sides(points).flatMap(([from, to], index) => {
      const [innerFrom, innerTo] = inner[index] ?? [from, to];
      const band: Polygon = [from, to, innerTo, innerFrom];
      return layBand(isInner ? band.toReversed() : band, from, to, along);
    });
  });
  return bricks.map(withoutRepeats).map((cell, index): LaidPaver => {
    const shade = ([0, 1, 2, 3] as const)[Math.floor(4 * scatter(index, 7))] ?? 0;
    return { cell, points: shrunk(cell, joint / 2), shade };
  });
}

export interface LayOptions {
  readonly size: PlanSize;
  readonly pattern: LayingPatternName;
  readonly border: BorderCourse;
  /** Width of the joints in mm. */
  readonly joint: number;
}

/** Lays a plan with pavers, cut along the edge, inside its border course. */
export function layPlan({ size, pattern, border, joint }: LayOptions): LaidPlan {
  const { depth, along } = borderModules[border];
  // Without a border, a circle is drawn as if it had one.
  const outline = planOutline(size, border === "none" ? 100 : along * 1000);
  const field = insetOutline(outline, depth * 1000);
  const area = outline.loops.reduce(
    (sum, { points, isInner }) => sum + Math.abs(signedArea(points)) * (isInner ? -1 : 1),
    0,
  );
  const count = (area / 1e6) * paversPerSquareMetre(pattern);
  const edge = outline.loops
    .flatMap(({ points }) => sides(points))
    .reduce((sum, [[x1, y1], [x2, y2]]) => sum + Math.hypot(x2 - x1, y2 - y1), 0);
  const borderCount = border === "none" ? 0 : edge / (along * 1000);
  return {
    outline,
    field,
    pavers: count > paverLimit ? null : layField(field, pattern, joint),
    border:
      border === "none" || borderCount > paverLimit
        ? null
        : layBorder(outline, field, along * 1000, joint),
  };
}

/** A piece of a pattern that repeats without a seam, large enough that no rhythm shows. */
export function fieldTile(pattern: LayingPatternName, joint: number): PatternTile {
  const repeats = 3;
  const { width, height, shapes, tones } = tonedLayout(pattern, brickLength);
  const wrapped = (index: number) => (index + repeats) % repeats;
  const pavers: Paver[] = [];
  for (let row = -1; row <= repeats; row += 1) {
    for (let column = -1; column <= repeats; column += 1) {
      shapes.forEach((shape, index) => {
        const clockwise = signedArea(shape) > 0 ? shape : shape.toReversed();
        const points = shrunk(moved(clockwise, column * width, row * height), joint / 2);
        const shade = toneIn(tones[index] ?? 0, wrapped(column), wrapped(row));
        pavers.push({ points, shade });
      });
    }
  }
  return { width: width * repeats, height: height * repeats, pavers };
}
