import { paverEntry } from "../../domain/pavers.ts";
import { lookOf, type PavingPlan } from "./paving-plan.ts";
import { areaOf } from "./plan-area.ts";
import { plannedUse } from "./plan-guide.ts";
import { paverOf } from "./plan-paver.ts";

/**
 * How far choices move a price up its range, in shares of it. The order is that of estimators, the shares are judgement
 * (docs/facts.md#prices).
 */
const shares = {
  base: 0.2,
  clay: 0.2,
  slabs: 0.1,
  setts: 0.3,
  cuts: 0.15,
  curve: 0.1,
  border: 0.1,
  small: 0.15,
};

export type PriceMove = keyof typeof shares;

/** Square metres below which setting up costs more than it does a metre. */
const smallArea = 20;

/** What moves the price of a plan up its range; nothing, for plain pavers laid straight under feet. */
export function priceMovesOf(plan: PavingPlan): readonly PriceMove[] {
  const { pattern, border } = lookOf(plan);
  const paver = paverOf(plan);
  const moves: Readonly<Record<PriceMove, boolean>> = {
    base: plannedUse(plan) !== "feet",
    clay: paver === "clay-brick",
    slabs: paverEntry(paver).surface === "slab",
    setts: paver === "sett",
    cuts: pattern === "herringbone-45",
    curve: plan.size.shape === "circle",
    border: border !== "none",
    small: areaOf(plan.size) < smallArea,
  };
  return priceMoveNames.filter((move) => moves[move]);
}

const priceMoveNames = [
  "base",
  "clay",
  "slabs",
  "setts",
  "cuts",
  "curve",
  "border",
  "small",
] as const;

/** Where a plan lies on its range of prices, from 0 to 1; never at an end, which is another job's. */
export const shareOfPrice = (moves: readonly PriceMove[]): number =>
  moves.reduce((sum, move) => Math.min(0.9, sum + shares[move]), 0.1);
