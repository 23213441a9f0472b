import {
  centre,
  type Polygon,
  partInside,
  sides,
  signedArea,
} from "../../design/patterns/geometry.ts";
import {
  type PatternTile,
  paversIn,
  type Tone,
  tonedPattern,
  toneIn,
} from "../../design/patterns/lay-pattern.ts";
import { patternOf } from "../../design/patterns/patterns.ts";
import { paverEntry } from "../../domain/pavers.ts";
import type { Point } from "../../domain/point.ts";
import type { PlanSize } from "../domain/paving-plan.ts";
import type { Border, LaidPaver } from "../domain/plan-paver.ts";
import { insetOutline, type PlanOutline, planOutline } from "./plan-outline.ts";

/*
 * A plan laid to scale, in millimetres: the tile of its infill, which is what the border surrounds, and the courses
 * of the border. Drawing, photo and quantities take them from here.
 */

/** The setts of a fan are smaller than those it is named for: so much larger, they are as large on average. */
const settsOfFan = 1.162;

/**
 * The sides of a paver in its pattern, in mm, joint centre to joint centre. All patterns but rows are of 2:1 bricks, so
 * others get such sides with the same area.
 */
export function sizeInPattern({ paver, pattern }: LaidPaver) {
  const [length, width] = paverEntry(paver).pitch;
  const isInterlocking = paver === "interlocking-block";
  if (pattern === "cobble-fan") {
    return { brickLength: 2 * settsOfFan * width, brickWidth: settsOfFan * width };
  }
  if (pattern === "hexagon") return { brickLength: length, brickWidth: length };
  const isInRows = pattern.startsWith("stretcher") || pattern === "stack";
  const long = Math.sqrt(2 * length * width);
  return isInRows
    ? { brickLength: length, brickWidth: width, isInterlocking }
    : { brickLength: long, brickWidth: long / 2, isInterlocking };
}

/** The pattern of the infill, in mm. */
function laidPattern(laid: LaidPaver) {
  const { brickLength, brickWidth } = sizeInPattern(laid);
  return patternOf(laid.pattern, brickLength, brickWidth);
}

/** Pavers in a square metre of an infill. */
export function paversPerSquareMetre(laying: LaidPaver): number {
  const { width, height, shapes } = laidPattern(laying);
  return (shapes.length / (width * height)) * 1e6;
}

/**
 * Pavers that a metre of edge takes beside those of the area, where the edge crosses the pattern at a
 * random offset: the pavers that it cuts, less the half of them that is inside.
 */
export function cutsPerMetre(laying: LaidPaver): number {
  const { shapes } = laidPattern(laying);
  const across = shapes.flatMap((shape) =>
    ([0, 1] as const).map((axis) => {
      const values = shape.map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    }),
  );
  const mean = across.reduce((sum, width) => sum + width, 0) / across.length;
  return (paversPerSquareMetre(laying) * mean) / 1000 / 2;
}

/** Metres of joint in a square metre of an infill; each joint lies between two pavers. */
export function jointsPerSquareMetre(laying: LaidPaver): number {
  const { width, height, shapes } = laidPattern(laying);
  const around = shapes.flatMap(sides).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1));
  return (around.reduce((sum, length) => sum + length, 0) / 2 / (width * height)) * 1000;
}

/** The tile of the infill: it repeats without a seam from where the infill starts. */
export function infillTile(laid: LaidPaver, joint: number): PatternTile {
  const { brickLength, brickWidth, isInterlocking } = sizeInPattern(laid);
  const pattern = tonedPattern(laid.pattern, brickLength, brickWidth, isInterlocking);
  // Each repeat has other tones, so that no rhythm shows; slabs show few of them.
  const repeats = paverEntry(laid.paver).surface === "slab" ? 2 : 3;
  const wrapped = (index: number) => (index + repeats) % repeats;
  const [width, height] = [pattern.width * repeats, pattern.height * repeats];
  const toneOf = (tone: Tone, column: number, row: number) =>
    toneIn(tone, wrapped(column), wrapped(row));
  return { width, height, pavers: paversIn(pattern, joint, { width, height }, toneOf) };
}

/** Where a plan is laid: its outline, and the infill within the border course. */
export function planOutlines(size: PlanSize, border: Border) {
  const outline = planOutline(size);
  return { outline, infill: insetOutline(outline, border.width * 1000) };
}

/** The pavers that an edge cuts, and those of them that are smaller than the smallest piece that is laid. */
interface Cuts {
  readonly cuts: number;
  readonly slivers: number;
}

/** The smallest piece of a paver that is laid at an edge: a third (docs/facts.md#paving-technique), less what floats. */
const smallestPiece = 0.333;

/** One repeat of an infill, with the ends of each shape along both axes. */
function layingOf(laid: LaidPaver) {
  const { width, height, shapes } = laidPattern(laid);
  const ends = (shape: Polygon, axis: 0 | 1) => {
    const values = shape.map((corner) => corner[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  return {
    period: [width, height] as const,
    joint: paverEntry(laid.paver).joint,
    shapes: shapes.map((shape) => ({ shape, ends: [ends(shape, 0), ends(shape, 1)] as const })),
  };
}

/**
 * The cuts along the straight sides of an infill whose pattern starts there; what a joint takes up is no cut.
 *
 * @param axes the axes whose sides count: 0 for the left and right ones, 1 for those above and below
 */
function cutsAlong(
  { loops }: PlanOutline,
  { period, joint, shapes }: ReturnType<typeof layingOf>,
  start: Point,
  axes: readonly (0 | 1)[] = [0, 1],
): Cuts {
  let [cuts, slivers] = [0, 0];
  for (const { points, isInner } of loops) {
    for (const [from, to] of sides(points)) {
      const [axis, along] = from[0] === to[0] ? ([0, 1] as const) : ([1, 0] as const);
      if (!axes.includes(axis)) continue;
      // Outer corners run clockwise, so the paving is to the right of a side.
      const isAfter = (axis === 0 ? from[1] > to[1] : to[0] > from[0]) !== isInner;
      const nearEnd = Math.min(from[along], to[along]) - start[along];
      const farEnd = Math.max(from[along], to[along]) - start[along];
      for (const { shape, ends } of shapes) {
        const [low, high] = ends[axis];
        const beyond = from[axis] - start[axis] - low;
        const before = beyond - period[axis] * Math.floor(beyond / period[axis]);
        if (before <= joint || high - low - before <= joint) continue;
        // A corner piece counts along one of its sides only.
        const middle = centre(shape)[0];
        const [least, most] =
          axis === 0 ? [ends[1][0] + joint, ends[1][1] - joint] : [middle, middle];
        const first = Math.ceil((nearEnd - least) / period[along]);
        const last = Math.floor((farEnd - most) / period[along]);
        const count = last - first + 1;
        if (count <= 0) continue;
        cuts += count;
        const depthOf = (corner: Point) => (corner[axis] - low - before) * (isAfter ? 1 : -1);
        const share = signedArea(partInside(shape, depthOf)) / signedArea(shape);
        if (share < smallestPiece) slivers += count;
      }
    }
  }
  return { cuts, slivers };
}

/**
 * Where the pattern of an infill starts, in mm: at its corner, or a part of a paver before it where that leaves fewer
 * slivers. Half a paver helps rows, a sixth of its length those that are offset.
 */
export function startOf(size: PlanSize, laid: LaidPaver, border: Border): Point {
  const { brickLength, brickWidth } = sizeInPattern(laid);
  const edge = border.width * 1000;
  if (size.shape === "circle") return [edge, edge];
  const { infill } = planOutlines(size, border);
  const laying = layingOf(laid);
  const best = (axis: 0 | 1, shifts: readonly number[]) => {
    let fewest = Number.POSITIVE_INFINITY;
    let chosen = edge;
    for (const shift of shifts) {
      if (fewest === 0) break;
      const { slivers } = cutsAlong(infill, laying, [edge - shift, edge - shift], [axis]);
      if (slivers < fewest) [fewest, chosen] = [slivers, edge - shift];
    }
    return chosen;
  };
  const [half, halfWidth, sixth] = [brickLength / 2, brickWidth / 2, brickLength / 6];
  return [best(0, [0, half, halfWidth, sixth]), best(1, [0, halfWidth, half, sixth])];
}

/** The share of slivers among the cuts of a circle, in any pattern: counted on 400 circles. */
const sliversOfCircle = 0.36;

/** The pavers of a plan's infill that its edge cuts; around a circle by Cauchy's formula, from its joints. */
export function cutsOf(size: PlanSize, laid: LaidPaver, border: Border): Cuts {
  if (size.shape !== "circle") {
    return cutsAlong(
      planOutlines(size, border).infill,
      layingOf(laid),
      startOf(size, laid, border),
    );
  }
  const cuts = 2 * (size.diameter - 2 * border.width) * jointsPerSquareMetre(laid);
  return { cuts, slivers: cuts * sliversOfCircle };
}

/** Bricks side by side along the middle of a border, to be stroked in dashes as long as a brick. */
interface BorderRow {
  readonly path: string;
  /** Length of a brick along the middle, joint centre to joint centre. */
  readonly step: number;
  /** What the row is cut to at its mitres; null if it goes round. */
  readonly band: Polygon | null;
}

/** Length of a brick where a whole number of them, about as long as `along`, fill a row. */
export const brickStep = (length: number, along: number): number =>
  length / Math.max(1, Math.round(length / along));

/** Bricks along a round edge, rounded up: a brick can be cut narrower, never wider. */
export const bricksAround = (diameter: number, along: number): number =>
  Math.ceil((Math.PI * diameter) / along);

/** A row along one side. It is as long as the longer side of the band, which is cut at the mitres. */
function rowAlong(
  [from, to]: readonly [Point, Point],
  [innerFrom, innerTo]: readonly [Point, Point],
  along: number,
): BorderRow {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = ([x, y]: Point) => (x - from[0]) * ux + (y - from[1]) * uy;
  const aside = ((innerFrom[1] - from[1]) * ux - (innerFrom[0] - from[0]) * uy) / 2;
  const [start, end] = [Math.min(0, at(innerFrom)), Math.max(length, at(innerTo))];
  const [x, y] = [from[0] + ux * start - uy * aside, from[1] + uy * start + ux * aside];
  return {
    path: `M${x} ${y}l${ux * (end - start)} ${uy * (end - start)}`,
    step: brickStep(end - start, along),
    band: [from, to, innerTo, innerFrom],
  };
}

/** The rows of a border; none without one. */
export function borderRows(size: PlanSize, border: Border): readonly BorderRow[] {
  const { width, lengthPerBrick } = border;
  if (width === 0) return [];
  const [along, depth] = [lengthPerBrick * 1000, width * 1000];
  const { outline, infill } = planOutlines(size, border);
  if (size.shape === "circle") {
    const diameter = size.diameter * 1000;
    const radius = (diameter - depth) / 2;
    const arc = `a${radius} ${radius} 0 0 1`;
    const path = `M${diameter - depth / 2} ${diameter / 2}${arc} ${-2 * radius} 0${arc} ${2 * radius} 0`;
    return [{ path, step: (2 * Math.PI * radius) / bricksAround(diameter, along), band: null }];
  }
  return outline.loops.flatMap(({ points }, loop) => {
    const inner = sides(infill.loops[loop]?.points ?? []);
    return sides(points).map((side, index) => rowAlong(side, inner[index] ?? side, along));
  });
}

/** The tones of a border's bricks, after which they start again: mixed, and no two alike in a row. */
export const borderTones: readonly Tone[] = [
  ...([2, 3, 1, 0, 3, 2, 0, 2, 1, 3, 0, 3] as const),
  ...([0, 1, 2, 3, 1, 2, 3, 1, 3, 2, 1, 0] as const),
];

/** The dashes of the bricks of a tone, and how far the first one is from the start of the row. */
export function borderDashes(step: number, joint: number, tone: number) {
  const bricks = borderTones.flatMap((each, index) => (each === tone ? [index] : []));
  const [first = 0] = bricks;
  const dashes = bricks.flatMap((brick, index) => {
    const next = bricks[index + 1] ?? first + borderTones.length;
    return [step - joint, (next - brick - 1) * step + joint];
  });
  return { dashes, start: first * step + joint / 2 };
}
