import type { Pavement } from "../../domain/pavement.ts";
import {
  type LayingPatternName,
  type PaverColourName,
  type PaverName,
  paverEntry,
} from "../../domain/pavers.ts";
import {
  type BorderCourse,
  isPermeable,
  lookOf,
  type PavingPlan,
  trafficByUse,
} from "./paving-plan.ts";
import { isHeavy, plannedUse } from "./plan-guide.ts";

/** What the infill is laid with, and how. */
export interface LaidPaver {
  readonly paver: PaverName;
  readonly pattern: LayingPatternName;
}

const isClay = (colour: PaverColourName) => colour.startsWith("clay") || colour === "terracotta";

const brickOf = (colour: PaverColourName) => (isClay(colour) ? "clay-brick" : "cement-brick");

/** The paver of the table that a plan is laid with: heavy wheels need interlocking blocks, whatever their colour. */
export function paverOf(plan: PavingPlan): PaverName {
  const { format, pattern, colour } = lookOf(plan);
  if (format !== "brick") return format;
  if (pattern === "hexagon") return "hexagon";
  if (pattern === "cobble-fan") return "sett";
  if (isPermeable(plan)) return "permeable-block";
  return isHeavy(plannedUse(plan)) ? "interlocking-block" : brickOf(colour);
}

export const laidPaver = (plan: PavingPlan): LaidPaver => ({
  paver: paverOf(plan),
  pattern: lookOf(plan).pattern,
});

/** The pavement whose layers lie under a plan. */
export const pavementOf = (plan: PavingPlan): Pavement => ({
  traffic: trafficByUse[plannedUse(plan)],
  surface: isPermeable(plan) ? "permeable" : paverEntry(paverOf(plan)).surface,
});

/** The row of bricks along an edge, in metres: how wide it is, and how much of the edge a brick takes. */
export interface Border {
  readonly paver: PaverName;
  readonly width: number;
  readonly lengthPerBrick: number;
}

function bordersOf(paver: PaverName): Readonly<Record<BorderCourse, Border>> {
  const { pitch } = paverEntry(paver);
  const [length, width] = [pitch[0] / 1000, pitch[1] / 1000];
  return {
    none: { paver, width: 0, lengthPerBrick: 1 },
    "soldier-course": { paver, width: length, lengthPerBrick: width },
    "header-course": { paver, width, lengthPerBrick: length },
  };
}

/** Made once: drawings are computed anew where a border is another object. */
const borders = {
  "clay-brick": bordersOf("clay-brick"),
  "cement-brick": bordersOf("cement-brick"),
} as const;

/** The border of a plan: clay where its colour is clay, and cement where it carries heavy wheels. */
export const borderOf = (plan: PavingPlan): Border => {
  const { border, borderColour } = lookOf(plan);
  const paver = isHeavy(plannedUse(plan)) ? "cement-brick" : brickOf(borderColour);
  return borders[paver][border];
};
