import type { PavingPlan, PlanSize } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { plannedUse } from "../domain/plan-guide.ts";
import { figureHead, figureLine, figureShape } from "./plan-drawing.css.ts";

/*
 * A car or a person seen from above, to show the scale (docs/facts.md#quantities). All in
 * millimetres, each outline around its middle and facing right.
 */

/** Square metres above which a plan shows one: in a smaller one it would hide the pavers. */
const smallestArea = 15;

interface Silhouette {
  readonly length: number;
  readonly width: number;
  /** Its outline, and the lines within. */
  readonly lines: string;
  /** Filled, in a person. */
  readonly head: string;
}

const car: Silhouette = {
  length: 4500,
  width: 1800,
  lines:
    "M-2240 -560C-2230 -800 -2110 -880 -1900 -890L1450 -890C1900 -880 2200 -740 2245 -430L2245 430C2200 740 1900 880 1450 890L-1900 890C-2110 880 -2230 800 -2240 560ZM820 -730C1010 -420 1010 420 820 730L300 620C400 300 400 -300 300 -620ZM-1620 -690C-1760 -300 -1760 300 -1620 690L-1180 600C-1260 260 -1260 -260 -1180 -600ZM300 -620H-1180M300 620H-1180M760 -890L700 -1010H600L640 -890M760 890L700 1010H600L640 890",
  head: "",
};

/** In the middle of a step. */
const person: Silhouette = {
  length: 650,
  width: 520,
  lines:
    "M126 -170H270A55 55 0 0 1 270 -60H126M-126 60H-270A55 55 0 0 0 -270 170H-126M-130 -140A120 120 0 0 1 130 -140L130 140A120 120 0 0 1 -130 140Z",
  head: "M-80 0a95 95 0 1 0 190 0a95 95 0 1 0 -190 0Z",
};

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle that is paved: the whole, the longer arm of an L, the deck below a pool. */
function pavedRoom(size: PlanSize): Room {
  switch (size.shape) {
    case "rectangle":
      return { x: 0, y: 0, width: size.length * 1000, height: size.width * 1000 };
    case "area": {
      const side = Math.sqrt(size.area) * 1000;
      return { x: 0, y: 0, width: side, height: side };
    }
    case "circle": {
      const side = size.diameter * 1000 * Math.SQRT1_2;
      const start = (size.diameter * 1000 - side) / 2;
      return { x: start, y: start, width: side, height: side };
    }
    case "surround": {
      const width = (size.poolLength + 2 * size.deck) * 1000;
      const y = (size.deck + size.poolWidth) * 1000;
      return { x: 0, y, width, height: size.deck * 1000 };
    }
    case "l-shape": {
      const [width, height] = [size.length * 1000, size.width * 1000];
      const y = size.cornerWidth * 1000;
      const below = { x: 0, y, width, height: height - y };
      const beside = { x: 0, y: 0, width: width - size.cornerLength * 1000, height };
      return below.width * below.height > beside.width * beside.height ? below : beside;
    }
  }
}

/** Clearance in mm on each side of the figure. */
const clearance = 300;

/**
 * What a plan shows for an idea of its size: a car where cars drive and one fits, or else a person. Null
 * where the plan is small.
 */
export function figureIn(plan: PavingPlan) {
  if (areaOf(plan.size) <= smallestArea) return null;
  const room = pavedRoom(plan.size);
  const isUpright = room.height > room.width;
  const [along, across] = isUpright ? [room.height, room.width] : [room.width, room.height];
  const hasRoom = along >= car.length + 2 * clearance && across >= car.width + 2 * clearance;
  const figure = plannedUse(plan) !== "feet" && hasRoom ? car : person;
  // Near the end of the room, and where a second one would fit, beside the place for it.
  const half = clearance + figure.length / 2;
  const start = Math.max(half, along - half - along / 16);
  const isWide = across >= 2 * (figure.width + 2 * clearance);
  const lane = isWide ? across / 4 : across / 2;
  return isUpright
    ? { figure, x: room.x + lane, y: room.y + start, angle: 90 }
    : { figure, x: room.x + start, y: room.y + lane, angle: 0 };
}

/** A car or a person to scale, in outline so that the pavers stay visible. */
export function ScaleFigure({ plan }: { plan: PavingPlan }) {
  const found = figureIn(plan);
  if (found === null) return null;
  const { figure, x, y, angle } = found;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path className={figureShape} d={figure.lines} />
      <path className={figureLine} d={figure.lines} />
      <path className={figureHead} d={figure.head} />
    </g>
  );
}
