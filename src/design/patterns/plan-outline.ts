import type { PlanSize } from "../../domain/paving-plan.ts";
import { inset, type Point, type Polygon, rectangle } from "./geometry.ts";

/*
 * The shape of a plan in millimetres, from (0, 0) to its width and height. Corners run clockwise.
 */

/** A shape: a convex frame, less a convex hole that may reach beyond it. */
export interface PlanOutline {
  readonly width: number;
  readonly height: number;
  readonly frame: Polygon;
  readonly hole: Polygon | null;
  /** The closed lines around the paving: its outside, then a pool in it. An L has six corners. */
  readonly loops: readonly { readonly points: Polygon; readonly isInner: boolean }[];
}

/** How far the hole of an L reaches beyond its frame, so that no paver passes it. */
const beyond = 10_000;

/** A circle of so many sides, around the middle of its square. */
function circle(diameter: number, count: number): Polygon {
  const radius = diameter / 2;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / count;
    return [radius + radius * Math.cos(angle), radius + radius * Math.sin(angle)];
  });
}

const solid = (width: number, height: number, frame: Polygon): PlanOutline => ({
  width,
  height,
  frame,
  hole: null,
  loops: [{ points: frame, isInner: false }],
});

/**
 * The outline of a size.
 *
 * @param along length of a brick along the edge in mm: a circle gets a side for each, at most so long
 */
export function planOutline(size: PlanSize, along: number): PlanOutline {
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
      // Rounded up: a brick can be cut narrower, never wider.
      const count = Math.max(24, Math.ceil((Math.PI * diameter) / along));
      return solid(diameter, diameter, circle(diameter, count));
    }
    case "l-shape": {
      const [width, height] = [size.length * 1000, size.width * 1000];
      const x = width - size.cornerLength * 1000;
      const y = size.cornerWidth * 1000;
      const points: Polygon = [
        [0, 0],
        [x, 0],
        [x, y],
        [width, y],
        [width, height],
        [0, height],
      ];
      return {
        width,
        height,
        frame: rectangle(0, 0, width, height),
        hole: rectangle(x, -beyond, width - x + beyond, y + beyond),
        loops: [{ points, isInner: false }],
      };
    }
    case "surround": {
      const deck = size.deck * 1000;
      const [poolWidth, poolHeight] = [size.poolLength * 1000, size.poolWidth * 1000];
      const [width, height] = [poolWidth + 2 * deck, poolHeight + 2 * deck];
      const frame = rectangle(0, 0, width, height);
      const pool = rectangle(deck, deck, poolWidth, poolHeight);
      return {
        width,
        height,
        frame,
        hole: pool,
        loops: [
          { points: frame, isInner: false },
          { points: pool, isInner: true },
        ],
      };
    }
  }
}

/** The outline with every line moved into the paving by `distance`. */
export function insetOutline(outline: PlanOutline, distance: number): PlanOutline {
  const { frame, hole, loops } = outline;
  return {
    ...outline,
    frame: inset(frame, distance),
    hole: hole && inset(hole, -distance),
    loops: loops.map(({ points, isInner }) => ({
      points: inset(points, isInner ? -distance : distance),
      isInner,
    })),
  };
}
