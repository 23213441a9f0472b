import { cut, overlap, type Point, type Polygon, sides, signedArea, without } from "./geometry.ts";
import type { PlanOutline } from "./plan-outline.ts";

/* Where the cell of a paver is to the field of a plan, and what is left of it inside. */

/** A cell smaller than this, in mm², is a rounding error. */
const negligibleArea = 1e-3;

/** The smallest upright rectangle around a shape. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(shape: Polygon): Box {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

type Position = "inside" | "outside" | "across";

/** Where a box is to a rectangle. */
export function positionInBox(
  frame: Box,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Position {
  if (left >= frame.right || right <= frame.left || top >= frame.bottom || bottom <= frame.top) {
    return "outside";
  }
  const isInside =
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  return isInside ? "inside" : "across";
}

/** Returns a function that says whether a box is in the field, outside it, or undecided. */
export function positionFinder({ frame, hole }: PlanOutline) {
  const frameBox = boxOf(frame);
  const holeBox = hole && boxOf(hole);
  const isCircle = frame.length > 4;
  const radius = (frameBox.right - frameBox.left) / 2;
  const [x, y] = [frameBox.left + radius, frameBox.top + radius];
  // The distance from the middle to the middle of a side.
  const inner = radius * Math.cos(Math.PI / frame.length);
  return (left: number, top: number, right: number, bottom: number): Position => {
    const inFrame = positionInBox(frameBox, left, top, right, bottom);
    if (inFrame === "outside") return inFrame;
    if (isCircle) {
      const nearest = Math.hypot(
        Math.max(left - x, x - right, 0),
        Math.max(top - y, y - bottom, 0),
      );
      if (nearest >= radius) return "outside";
      const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
      return farthest <= inner ? "inside" : "across";
    }
    if (holeBox === null) return inFrame;
    const inHole = positionInBox(holeBox, left, top, right, bottom);
    if (inHole === "inside") return "outside";
    return inHole === "across" ? "across" : inFrame;
  };
}

type Line = readonly [from: Point, to: Point];

/** Whether a corner of the shape is on the left of the line, where it would be cut off. */
const isCutBy = (shape: Polygon, [[x1, y1], [x2, y2]]: Line) =>
  shape.some(([x, y]) => (x2 - x1) * (y - y1) < (y2 - y1) * (x - x1));

/** The pieces of a cell inside the field: itself, a cut piece, or two at an inner corner. */
export function cutToField(
  cell: Polygon,
  frame: readonly Line[],
  hole: Polygon | null,
): readonly Polygon[] {
  let rest = cell;
  // A circle has a hundred sides, of which one or two cut a cell.
  for (const line of frame) if (isCutBy(cell, line)) rest = cut(rest, ...line);
  const inFrame = withoutRepeats(rest);
  if (inFrame.length < 3) return [];
  const pieces = hole !== null && overlap(inFrame, hole) ? without(inFrame, hole) : [inFrame];
  return pieces.map(withoutRepeats).filter((piece) => Math.abs(signedArea(piece)) > negligibleArea);
}

/** The shape without corners that cutting has put twice in one place. */
export const withoutRepeats = (shape: Polygon): Polygon =>
  sides(shape)
    .filter(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1) > 1e-6)
    .map(([from]) => from);
