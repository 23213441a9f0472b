import { inset, type Polygon, rectangle } from "../../design/patterns/geometry.ts";
import type { Point } from "../../domain/point.ts";
import type { PlanSize } from "../domain/paving-plan.ts";

/*
 * The shape of a plan in millimetres, from (0, 0) to its width and height. Corners run clockwise.
 */

/** A shape and its bounding box. */
export interface PlanOutline {
  readonly width: number;
  readonly height: number;
  /** The closed lines around the paving: its outside, then a pool in it. An L has six corners. */
  readonly loops: readonly { readonly points: Polygon; readonly isInner: boolean }[];
}

/** The outline of a whole plan. */
interface WholeOutline extends PlanOutline {
  /** The rectangle without paving: a pool, or the corner that an L lacks, which has no end outwards. */
  readonly gap: { left: number; top: number; right: number; bottom: number } | null;
}

/** Sides of a circle: at the size of a screen, it deviates by a tenth of a pixel. */
const circleSides = 180;

function circle(diameter: number): Polygon {
  const radius = diameter / 2;
  return Array.from({ length: circleSides }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / circleSides;
    return [radius + radius * Math.cos(angle), radius + radius * Math.sin(angle)];
  });
}

const solid = (
  width: number,
  height: number,
  points: Polygon,
  gap: WholeOutline["gap"] = null,
): WholeOutline => ({ width, height, loops: [{ points, isInner: false }], gap });

export function planOutline(size: PlanSize): WholeOutline {
  switch (size.shape) {
    case "rectangle": {
      const [width, height] = [size.length * 1000, size.width * 1000];
      return solid(width, height, rectangle(0, 0, width, height));
    }
    case "area": {
      const side = Math.sqrt(size.area) * 1000;
      return solid(side, side, rectangle(0, 0, side, side));
    }
    case "circle": {
      const diameter = size.diameter * 1000;
      return solid(diameter, diameter, circle(diameter));
    }
    case "l-shape": {
      const [width, height] = [size.length * 1000, size.width * 1000];
      const x = width - size.cornerLength * 1000;
      const y = size.cornerWidth * 1000;
      const corners: Polygon = [
        [0, 0],
        [x, 0],
        [x, y],
        [width, y],
        [width, height],
        [0, height],
      ];
      const gap = { left: x, top: -Infinity, right: Infinity, bottom: y };
      return solid(width, height, corners, gap);
    }
    case "surround": {
      const deck = size.deck * 1000;
      const [poolWidth, poolHeight] = [size.poolLength * 1000, size.poolWidth * 1000];
      const [width, height] = [poolWidth + 2 * deck, poolHeight + 2 * deck];
      return {
        width,
        height,
        loops: [
          { points: rectangle(0, 0, width, height), isInner: false },
          { points: rectangle(deck, deck, poolWidth, poolHeight), isInner: true },
        ],
        gap: { left: deck, top: deck, right: deck + poolWidth, bottom: deck + poolHeight },
      };
    }
  }
}

/** The outline with every line moved into the paving by `distance`. */
export function insetOutline({ width, height, loops }: PlanOutline, distance: number): PlanOutline {
  return {
    ...{ width, height },
    loops: loops.map(({ points, isInner }) => ({
      points: inset(points, isInner ? -distance : distance),
      isInner,
    })),
  };
}
