import type { LayingPatternName } from "../../domain/laying-patterns.ts";
import { type BorderCourse, borderModules, type PlanSize } from "../../domain/paving-plan.ts";
import { boxOf, cutToField, positionFinder, withoutRepeats } from "./cut-to-field.ts";
import {
  clipped,
  moved,
  type Point,
  type Polygon,
  scatter,
  shrunk,
  sides,
  signedArea,
} from "./geometry.ts";
import {
  type PatternTile,
  type Paver,
  paversIn,
  type Tone,
  tonedLayout,
  toneIn,
} from "./laying-patterns.ts";
import { forEachRepeat, layouts } from "./layouts.ts";
import { insetOutline, type PlanOutline, planOutline } from "./plan-outline.ts";

/*
 * A plan laid with true pavers. Everything is cut joint centre to joint centre, and each paver is its
 * cell less half a joint all round: so cells fill the shape, and pavers neither touch nor leave it.
 */

/** Length of a brick in mm, joint centre to joint centre; also the width of a hexagon. */
const brickLength = 200;

/** More pavers than this are drawn as a repeated tile: a phone could not follow a slider. */
export const paverLimit = 2000;

/** A paver in its cell. */
export interface LaidPaver extends Paver {
  /** The shape that it takes up, up to the middle of its joints. */
  readonly cell: Polygon;
}

/** Pavers of a pattern in a square metre. */
export function paversPerSquareMetre(pattern: LayingPatternName): number {
  const { width, height, shapes } = layouts[pattern](brickLength);
  return (shapes.length / (width * height)) * 1e6;
}

/** Metres of joint in a square metre of a pattern; each joint lies between two pavers. */
export function jointsPerSquareMetre(pattern: LayingPatternName): number {
  const { width, height, shapes } = layouts[pattern](brickLength);
  const around = shapes.flatMap(sides).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1));
  return (around.reduce((sum, length) => sum + length, 0) / 2 / (width * height)) * 1000;
}

/** A shape of a pattern with clockwise corners: its cell, and the face of its paver. */
interface PatternShape {
  readonly cell: Polygon;
  readonly face: Polygon;
}

/** After so many repeats the tones start again, so that true pavers and a tile look the same. */
const repeats = 3;
const wrapped = (index: number) => (index + repeats) % repeats;
const wrappedTone = (tone: Tone, column: number, row: number) =>
  toneIn(tone, wrapped(column), wrapped(row));

/** What happens to the cells of a field, one after the other. */
export interface FieldVisitor {
  readonly whole: (shape: PatternShape, dx: number, dy: number, tone: Tone) => void;
  readonly cut: (piece: Polygon, face: Polygon, tone: Tone) => void;
}

/**
 * Visits the cells of a pattern in a field; the pattern starts at the corner of the outline. A whole
 * paver is passed as its shape and an offset, because copying each would slow the drawing.
 */
export function visitField(
  field: PlanOutline,
  pattern: LayingPatternName,
  joint: number,
  visitor: FieldVisitor,
): void {
  const layout = tonedLayout(pattern, brickLength);
  const cells = layout.shapes.map((shape, index) => {
    const cell = signedArea(shape) > 0 ? shape : [...shape].reverse();
    const [box, layoutTone] = [boxOf(cell), layout.tones[index] ?? 0];
    return { shape: { cell, face: shrunk(cell, joint / 2) }, box, layoutTone };
  });
  const positionOf = positionFinder(field);
  const frame = sides(field.frame);
  forEachRepeat(layout, field, (column, row, dx, dy) => {
    for (const { shape, box, layoutTone } of cells) {
      const position = positionOf(box.left + dx, box.top + dy, box.right + dx, box.bottom + dy);
      if (position === "outside") continue;
      const tone = wrappedTone(layoutTone, column, row);
      if (position === "inside") visitor.whole(shape, dx, dy, tone);
      else {
        for (const piece of cutToField(moved(shape.cell, dx, dy), frame, field.hole)) {
          visitor.cut(piece, shrunk(piece, joint / 2), tone);
        }
      }
    }
  });
}

/**
 * The bricks of one side of a border: a mitred band, cut across at equal distances. Most bricks are
 * rectangles, and those at the mitres are cut.
 */
function layBand(
  [from, to]: readonly [Point, Point],
  [innerFrom, innerTo]: readonly [Point, Point],
  { along, joint }: { along: number; joint: number },
  lay: (cell: Polygon, face: Polygon) => void,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = ([x, y]: Point) => (x - from[0]) * ux + (y - from[1]) * uy;
  const across = ([x, y]: Point) => (y - from[1]) * ux - (x - from[0]) * uy;
  const start = Math.min(0, at(innerFrom));
  const end = Math.max(length, at(innerTo));
  const [mitreEnd, mitreStart] = [Math.max(0, at(innerFrom)), Math.min(length, at(innerTo))];
  const depth = across(innerFrom);
  const [near, far] = [Math.min(0, depth), Math.max(0, depth)];
  const outline: Polygon = [from, to, innerTo, innerFrom];
  const band = depth > 0 ? outline : [...outline].reverse();
  const corner = (distance: number, depth: number): Point => [
    from[0] + ux * distance - uy * depth,
    from[1] + uy * distance + ux * depth,
  ];
  const count = Math.max(1, Math.round((end - start) / along));
  const step = (end - start) / count;
  for (let index = 0; index < count; index += 1) {
    const [first, last] = [start + step * index, start + step * (index + 1)];
    const brickWithin = (margin: number): Polygon => [
      corner(first + margin, near + margin),
      corner(last - margin, near + margin),
      corner(last - margin, far - margin),
      corner(first + margin, far - margin),
    ];
    const brick = brickWithin(0);
    if (first >= mitreEnd && last <= mitreStart) lay(brick, brickWithin(joint / 2));
    else {
      const cell = withoutRepeats(clipped(brick, band));
      if (cell.length > 2) lay(cell, shrunk(cell, joint / 2));
    }
  }
}

/**
 * The bricks of a round border: each cut to the same trapezoid, as wide at the edge of the paving as the
 * brick, or a little less.
 */
function layRing(
  { frame, width }: PlanOutline,
  { depth, joint }: { depth: number; joint: number },
  lay: (cell: Polygon, face: Polygon) => void,
): void {
  const radius = width / 2;
  const halfAngle = Math.PI / frame.length;
  /** The trapezoid less a margin all round: its corners' distances from the middle, and from its axis. */
  const trapezoid = (margin: number) =>
    [margin, depth - margin].map((fromEdge) => {
      const out = radius * Math.cos(halfAngle) - fromEdge;
      return { out, aside: out * Math.tan(halfAngle) - margin / Math.cos(halfAngle) };
    });
  const turned = (corners: readonly { out: number; aside: number }[], angle: number): Polygon => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (out: number, aside: number): Point => [
      radius + out * cos - aside * sin,
      radius + out * sin + aside * cos,
    ];
    const [outer, inner] = corners;
    if (outer === undefined || inner === undefined) return [];
    return [
      at(outer.out, -outer.aside),
      at(outer.out, outer.aside),
      at(inner.out, inner.aside),
      at(inner.out, -inner.aside),
    ];
  };
  const [cell, face] = [trapezoid(0), trapezoid(joint / 2)];
  frame.forEach((_, index) => {
    const angle = (2 * index + 1) * halfAngle;
    lay(turned(cell, angle), turned(face, angle));
  });
}

export interface LayOptions {
  readonly size: PlanSize;
  readonly pattern: LayingPatternName;
  readonly border: BorderCourse;
  /** Width of the joints in mm. */
  readonly joint: number;
}

/** Where a plan is laid: its outline, and the field within the border course. */
export function planFields({ size, border }: Pick<LayOptions, "size" | "border">) {
  const { width: depth, lengthPerBrick: along } = borderModules[border];
  // Without a border, a circle is drawn as if it had one.
  const outline = planOutline(size, border === "none" ? 100 : along * 1000);
  return { outline, field: insetOutline(outline, depth * 1000) };
}

/** The bricks of the border course; none without one. */
export function layBorder({ size, border, joint }: Omit<LayOptions, "pattern">): LaidPaver[] {
  if (border === "none") return [];
  const [along, depth] = [
    borderModules[border].lengthPerBrick * 1000,
    borderModules[border].width * 1000,
  ];
  const bricks: LaidPaver[] = [];
  const lay = (cell: Polygon, face: Polygon) => {
    const tone = ([0, 1, 2, 3] as const)[Math.floor(4 * scatter(bricks.length, 7))] ?? 0;
    bricks.push({ cell, points: face, tone });
  };
  if (size.shape === "circle") {
    layRing(planOutline(size, along), { depth, joint }, lay);
    return bricks;
  }
  const { outline, field } = planFields({ size, border });
  outline.loops.forEach(({ points }, loop) => {
    const inner = sides(field.loops[loop]?.points ?? []);
    sides(points).forEach(([from, to], index) => {
      const [innerFrom, innerTo] = inner[index] ?? [from, to];
      layBand([from, to], [innerFrom, innerTo], { along, joint }, lay);
    });
  });
  return bricks;
}

/** A piece of a pattern that repeats without a seam, large enough that no rhythm shows. */
export function fieldTile(pattern: LayingPatternName, joint: number): PatternTile {
  const layout = tonedLayout(pattern, brickLength);
  const [width, height] = [layout.width * repeats, layout.height * repeats];
  return { width, height, pavers: paversIn(layout, joint, { width, height }, wrappedTone) };
}
