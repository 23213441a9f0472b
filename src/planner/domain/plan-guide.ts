import type { Laying, LayingPatternName } from "../../domain/pavers.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import {
  lookOf,
  type PaverKind,
  type PavingPlan,
  type PlanUse,
  type WorkKind,
} from "./paving-plan.ts";
import { areaOf, rounded } from "./plan-area.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Rand per square metre (docs/specification.md#figures). */
export interface PriceRates {
  readonly basic: Range;
  readonly premium: Range;
  /** Square metres below which a job has no price. */
  readonly smallestArea: number;
}

export type GuidePrice =
  | ({ readonly kind: "range" } & Range)
  | { readonly kind: "after-visit"; readonly reason: "heavy" | "permeable" | "small" };

export const plannedUse = (plan: PavingPlan): PlanUse => {
  if (plan.kind === "home") return plan.use;
  return plan.vehicle === "containers" ? "forklifts" : plan.vehicle;
};

/** Whether a use needs blocks of 80 mm on a designed base; it has no guide price. */
export const isHeavy = (use: PlanUse): boolean => use === "trucks" || use === "forklifts";

/** Whether only an engineer can say what carries it: stacked containers have no verdict, thickness or list. */
export const isEngineered = (plan: PavingPlan): boolean =>
  plan.kind === "site" && plan.vehicle === "containers";

const toHundred = (rand: number) => Math.round(rand / 100) * 100;

/** Natural stone and detailed patterns are premium paving (docs/specification.md#figures). */
export const isPremium = (paver: PaverKind, pattern: LayingPatternName) =>
  paver === "premium" || pattern === "cobble-fan";

/**
 * The guide price of an area in square metres, rounded to R100. The specification has prices for basic
 * and premium paving, and none for heavy vehicles, permeable paving or small
 * jobs (docs/specification.md#figures).
 */
export function priceOf(
  plan: {
    readonly area: number;
    readonly use: PlanUse;
    readonly paver: PaverKind;
    readonly pattern: LayingPatternName;
  },
  rates: PriceRates,
): GuidePrice {
  const { use, paver, pattern } = plan;
  const area = rounded(plan.area);
  if (isHeavy(use)) return { kind: "after-visit", reason: "heavy" };
  if (paver === "permeable") return { kind: "after-visit", reason: "permeable" };
  if (area < rates.smallestArea) return { kind: "after-visit", reason: "small" };
  const { from, to } = isPremium(paver, pattern) ? rates.premium : rates.basic;
  return { kind: "range", from: toHundred(area * from), to: toHundred(area * to) };
}

/** The guide price of a whole plan; a site is priced with standard pavers. */
export const planPrice = (plan: PavingPlan, rates: PriceRates): GuidePrice =>
  priceOf({ ...lookOf(plan), area: areaOf(plan.size), use: plannedUse(plan) }, rates);

/** Whether vehicles can drive on a plan, and why; the reason selects the text. */
interface Verdict {
  readonly answer: "yes" | "limits" | "no";
  readonly reason:
    | "feet"
    | LayingPatternName
    | "slabs"
    | "heavy"
    | "heavy-pattern"
    | "permeable-heavy";
}

/** Whether cars can drive on a pattern (docs/facts.md#paving-technique). */
export const carVerdictByPattern: Readonly<Record<LayingPatternName, Verdict["answer"]>> = {
  herringbone: "yes",
  "herringbone-45": "yes",
  stretcher: "limits",
  "stretcher-third": "limits",
  "basket-weave": "limits",
  hexagon: "limits",
  stack: "no",
  "cobble-fan": "limits",
};

/**
 * Whether vehicles can drive on a field. Slabs are for feet. Herringbone is the strongest under turning wheels, stretcher
 * bond runs across the direction of travel, and a straight joint creeps; heavy duty needs interlocking
 * blocks of 80 mm, laid in herringbone (docs/facts.md#paving-technique).
 */
export function verdictOf(
  { format, pattern, paver }: Laying & { readonly paver?: PaverKind },
  use: PlanUse,
): Verdict {
  if (use === "feet") return { answer: "no", reason: "feet" };
  if (format !== "brick") return { answer: "no", reason: isHeavy(use) ? "heavy-pattern" : "slabs" };
  const answer = carVerdictByPattern[pattern];
  if (!isHeavy(use)) return { answer, reason: pattern };
  if (answer === "yes" && paver === "permeable") {
    return { answer: "limits", reason: "permeable-heavy" };
  }
  return answer === "yes" ? { answer, reason: "heavy" } : { answer: "no", reason: "heavy-pattern" };
}

/** The bricks and the pattern that turn a "No" into a "Yes"; null if none are needed or would help. */
export const betterLaying = (plan: PavingPlan): Laying | null => {
  const { answer, reason } = verdictOf(lookOf(plan), plannedUse(plan));
  return answer === "no" && reason !== "feet" ? { format: "brick", pattern: "herringbone" } : null;
};

/** Square metres for which a duration holds, by the kind of work. */
type TimedAreas = Readonly<Record<WorkKind, Range>>;

/**
 * The kind of work whose duration holds for a plan, on a page about `work`; null where the specification
 * has none (docs/specification.md#figures).
 */
export function timedWork(plan: PavingPlan, work: WorkKind, areas: TimedAreas): WorkKind | null {
  const kind = isHeavy(plannedUse(plan)) ? "industrial" : work;
  const area = rounded(areaOf(plan.size));
  return area < areas[kind].from || area > areas[kind].to ? null : kind;
}

/** The service of the quote form that a plan is for, where its page names none. */
export function serviceOf(plan: PavingPlan): QuoteService {
  const use = plannedUse(plan);
  if (isHeavy(use)) return "Industrial Paving";
  if (plan.kind === "site") return "Commercial Paving";
  if (use === "cars") return "Driveway Paving";
  const { size } = plan;
  if (size.shape === "surround") return "Pool Surround Paving";
  const isLong = size.shape === "rectangle" && size.length >= 4 * size.width;
  return isLong ? "Walkway Paving" : "Patio Paving";
}
