import { planOutline } from "../../design/patterns/plan-outline.ts";
import { type BorderCourse, borderModules, type PlanSize } from "../../domain/paving-plan.ts";
import type { PlanSurface } from "../../domain/photo-ground.ts";

/** The rectangle that a shape leaves out: the corner of an L, beyond its edges, or a pool. */
function holeOf(size: PlanSize, width: number, height: number) {
  if (size.shape === "l-shape") {
    const [left, bottom] = [width - size.cornerLength * 1000, size.cornerWidth * 1000];
    return { left, top: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, bottom };
  }
  if (size.shape !== "surround") return null;
  const deck = size.deck * 1000;
  return { left: deck, top: deck, right: width - deck, bottom: height - deck };
}

/** The surface of a plan, which agrees with its drawing (`planFields`, `borderRows`). */
export function surfaceOf(size: PlanSize, course: BorderCourse): PlanSurface {
  const { width, height } = planOutline(size);
  const [border, along] = [
    borderModules[course].width * 1000,
    borderModules[course].lengthPerBrick * 1000,
  ];
  const extent = { width, height, border };
  if (size.shape === "circle") {
    const radius = width / 2;
    const bricks = Math.ceil((2 * Math.PI * radius) / along);
    return {
      ...extent,
      depthAt: (x, y) => radius - Math.sqrt((x - radius) ** 2 + (y - radius) ** 2),
      brickAt: (x, y) => bricks * (1 + Math.atan2(y - radius, x - radius) / (2 * Math.PI)),
    };
  }
  const hole = holeOf(size, width, height);
  const beside = (x: number) => (hole === null ? width : Math.max(hole.left - x, x - hole.right));
  const above = (y: number) => (hole === null ? height : Math.max(hole.top - y, y - hole.bottom));
  const inside = (x: number, y: number) => Math.min(x, width - x, y, height - y);
  const step = (length: number) => length / Math.max(1, Math.round(length / along));
  const [stepAcross, stepDown] = [step(width), step(height)];
  return {
    ...extent,
    depthAt: (x, y) => Math.min(inside(x, y), Math.max(beside(x), above(y))),
    brickAt: (x, y) => {
      const runsDown =
        Math.max(beside(x), above(y)) < inside(x, y)
          ? beside(x) > above(y)
          : Math.min(x, width - x) < Math.min(y, height - y);
      return runsDown ? y / stepDown : x / stepAcross;
    },
  };
}
