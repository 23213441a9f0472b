import type { PavingPlan, PlanSize } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { plannedUse } from "../domain/plan-guide.ts";
import { personShape, silhouetteLine, silhouetteShape } from "./plan-drawing.css.ts";

/*
 * Cars seen from above or a person seen from the front, whom nobody knows from above, to show the scale
 * (docs/facts.md#quantities). All in millimetres, each outline around its middle.
 */

/** Square metres above which a plan shows one: in a smaller one it would hide the pavers. */
const smallestArea = 15;

interface Silhouette {
  readonly length: number;
  readonly width: number;
  /** Its outline, and in a car the lines within. */
  readonly lines: string;
}

const car: Silhouette = {
  length: 4500,
  width: 1800,
  lines:
    "M-2240 -560C-2230 -800 -2110 -880 -1900 -890L1450 -890C1900 -880 2200 -740 2245 -430L2245 430C2200 740 1900 880 1450 890L-1900 890C-2110 880 -2230 800 -2240 560ZM820 -730C1010 -420 1010 420 820 730L300 620C400 300 400 -300 300 -620ZM-1620 -690C-1760 -300 -1760 300 -1620 690L-1180 600C-1260 260 -1260 -260 -1180 -600ZM300 -620H-1180M300 620H-1180M760 -890L700 -1010H600L640 -890M760 890L700 1010H600L640 890",
};

/** In the middle of a step. */
const person: Silhouette = {
  length: 720,
  width: 1750,
  lines:
    "M-83 -757a108 118 0 1 0 216 0a108 118 0 1 0 -216 0ZM-95 -600C-30 -625 60 -625 110 -595C165 -560 185 -510 205 -445L262 -255L345 -110C372 -60 310 -20 278 -60L185 -200C178 -211 172 -225 168 -240L140 -335L128 -25C150 115 180 225 196 335C212 455 232 605 262 775H330C372 777 372 845 330 845H190C165 845 150 830 145 803L75 395L0 135L-60 375C-66 400 -78 425 -92 447L-262 765L-210 805C-178 833 -205 883 -248 867L-352 813C-378 799 -385 771 -370 745L-190 375L-150 15L-150 -325L-195 -205L-225 -25C-234 23 -306 13 -302 -37L-285 -230C-284 -245 -281 -259 -275 -273L-190 -505C-170 -555 -140 -583 -95 -600Z",
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

/** Clearance in mm on each side of a silhouette. */
const clearance = 300;

/** Between the middles of two cars in mm: as far as two parking bays. */
const bay = 3000;

/**
 * What a plan shows for an idea of its size: a car where cars drive and one fits, two where both do, or
 * else a person. None where the plan is small.
 */
export function silhouettesIn(plan: PavingPlan) {
  if (areaOf(plan.size) <= smallestArea) return [];
  const room = pavedRoom(plan.size);
  const isUpright = room.height > room.width;
  const [along, across] = isUpright ? [room.height, room.width] : [room.width, room.height];
  const hasRoom = along >= car.length + 2 * clearance && across >= car.width + 2 * clearance;
  const silhouette = plannedUse(plan) !== "feet" && hasRoom ? car : person;
  // A person is upright in every room.
  const isTurned = isUpright && silhouette === car;
  const sides = [silhouette.length, silhouette.width] as const;
  const [length, width] = isUpright === isTurned ? sides : [sides[1], sides[0]];
  const half = clearance + length / 2;
  // Near the end of the room; where a person is taller than it, away from the missing corner of an L.
  const start = across < width ? half : Math.max(half, along - half - along / 16);
  const isWide = across >= 2 * (width + 2 * clearance);
  const lane = isWide ? across / 4 : across / 2;
  const isPair = isWide && silhouette === car;
  const lanes = isPair ? [lane, Math.min(across - lane, lane + bay)] : [lane];
  return lanes.map((aside) =>
    isUpright
      ? { silhouette, x: room.x + aside, y: room.y + start, angle: isTurned ? 90 : 0 }
      : { silhouette, x: room.x + start, y: room.y + aside, angle: 0 },
  );
}

/** Cars in outline, so that the pavers stay visible, or a person, to scale. */
export const Silhouettes = ({ plan }: { plan: PavingPlan }) =>
  silhouettesIn(plan).map(({ silhouette, x, y, angle }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path className={silhouetteShape} d={silhouette.lines} />
      <path className={silhouette === car ? silhouetteLine : personShape} d={silhouette.lines} />
    </g>
  ));
