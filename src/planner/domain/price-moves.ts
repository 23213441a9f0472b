import { keysOf } from "../../domain/keys-of.ts";
import { paverEntry } from "../../domain/pavers.ts";
import { lookOf, type PavingPlan, wallsOf } from "./paving-plan.ts";
import { areaOf, rounded } from "./plan-area.ts";
import { plannedUse } from "./plan-guide.ts";
import { paverOf } from "./plan-paver.ts";
import { edgeOf } from "./plan-quantities.ts";

/**
 * How far choices move a price up its range, or keep it down, in shares of it. The order is that of estimators, the
 * shares are judgement (docs/facts.md#prices).
 */
const shares = {
  base: 0.2,
  clay: 0.2,
  slabs: 0.1,
  setts: 0.3,
  stone: 0.1,
  cuts: 0.15,
  edges: 0.1,
  curve: 0.1,
  border: 0.1,
  small: 0.15,
  thin: -0.1,
  walls: -0.05,
};

export type PriceMove = keyof typeof shares;

/** Square metres below which setting up costs more than it does a metre, and metres of edge for each that are many. */
const smallArea = 20;
const manyEdges = 1;

/** What moves the price of a plan on its range, up or down. */
export function priceMovesOf(plan: PavingPlan): readonly PriceMove[] {
  const { paver: kind, pattern, border } = lookOf(plan);
  const paver = paverOf(plan);
  const isForFeet = plannedUse(plan) === "feet";
  const isSlab = paverEntry(paver).surface === "slab";
  const moves: Readonly<Record<PriceMove, boolean>> = {
    base: !isForFeet,
    clay: paver === "clay-brick",
    slabs: isSlab,
    setts: paver === "sett",
    stone: kind === "premium" && paver !== "sett",
    cuts: pattern === "herringbone-45" || pattern === "hexagon",
    edges: edgeOf(plan.size) > manyEdges * areaOf(plan.size),
    curve: plan.size.shape === "circle",
    border: border !== "none",
    small: rounded(areaOf(plan.size)) < smallArea,
    thin: isForFeet && !isSlab,
    walls: wallsOf(plan).length > 0,
  };
  return keysOf(shares).filter((move) => moves[move]);
}

/** Whether a move keeps a price down. */
export const isLowering = (move: PriceMove): boolean => shares[move] < 0;

/** Where a plan lies on its range of prices, from 0 to 1; never at an end, which is another job's. */
export const shareOfPrice = (moves: readonly PriceMove[]): number =>
  Math.min(
    0.9,
    Math.max(
      0.1,
      moves.reduce((sum, move) => sum + shares[move], 0.15),
    ),
  );
