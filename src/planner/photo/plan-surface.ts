import type { PlanSize } from "../domain/paving-plan.ts";
import type { Border } from "../domain/plan-paver.ts";
import { brickStep, bricksAround } from "../drawing/plan-laying.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import type { PlanSurface } from "./raster.ts";

/** The surface of a plan, as its drawing has it. */
export function surfaceOf(size: PlanSize, course: Border): PlanSurface {
  const { width, height, gap } = planOutline(size);
  const along = course.lengthPerBrick * 1000;
  const extent = { width, height, border: course.width * 1000 };
  if (size.shape === "circle") {
    const radius = width / 2;
    const bricks = bricksAround(width, along);
    return {
      ...extent,
      depthAt: (x, y) => radius - Math.sqrt((x - radius) ** 2 + (y - radius) ** 2),
      brickAt: (x, y) => bricks * (1 + Math.atan2(y - radius, x - radius) / (2 * Math.PI)),
    };
  }
  const [stepAcross, stepDown] = [brickStep(width, along), brickStep(height, along)];
  const fromSide = (x: number) => Math.min(x, width - x);
  const fromEnd = (y: number) => Math.min(y, height - y);
  const beside = (x: number) => (gap === null ? width : Math.max(gap.left - x, x - gap.right));
  const above = (y: number) => (gap === null ? height : Math.max(gap.top - y, y - gap.bottom));
  return {
    ...extent,
    depthAt: (x, y) => Math.min(fromSide(x), fromEnd(y), Math.max(beside(x), above(y))),
    brickAt: (x, y) => {
      const isAtGap = Math.max(beside(x), above(y)) < Math.min(fromSide(x), fromEnd(y));
      const runsDown = isAtGap ? beside(x) > above(y) : fromSide(x) < fromEnd(y);
      return runsDown ? y / stepDown : x / stepAcross;
    },
  };
}
