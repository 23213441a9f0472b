import { clipped, moved, rectangle, signedArea } from "./geometry.ts";
import { layPattern } from "./lay-pattern.ts";
import { paverPath } from "./paver-svg.ts";

const SIDE = 16;
const BRICK = 13;

/**
 * The logo mark: a square of herringbone at 45 degrees, cropped where a few large bricks form a roof,
 * so that it is legible from 16 pixels up. public/favicon.svg holds the same bricks.
 */
export function logoMark() {
  const frame = rectangle(0, 0, SIDE, SIDE);
  const [left, top] = [(0.97 * BRICK) / Math.SQRT2, (0.85 * BRICK) / Math.SQRT2];
  const laid = layPattern("herringbone-45", {
    width: left + SIDE,
    height: top + SIDE,
    brickLength: BRICK,
    joint: BRICK / 10,
  });
  const bricks = laid
    .map(({ points }) => clipped(moved(points, -left, -top), frame))
    // Slivers at the edge would blur the mark.
    .filter((brick) => Math.abs(signedArea(brick)) > 2.2)
    .map((brick) => paverPath(brick, { radius: 0.5 }));
  return { viewBox: `0 0 ${SIDE} ${SIDE}`, bricks };
}
