import { guideRates } from "../../content/figures.ts";
import type { AttachedPlan } from "../../domain/attachments.ts";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { type GuidePrice, planPrice } from "../domain/plan-guide.ts";
import { readPlan } from "../domain/plan-link.ts";
import { attachmentText, planLook, planName } from "../results/plan-texts.ts";

export interface PlanDescription {
  readonly plan: PavingPlan;
  /** "Driveway, 8 × 6 m" */
  readonly name: string;
  /** "clay red in herringbone" */
  readonly look: string;
  /** Square metres. */
  readonly area: number;
  readonly price: GuidePrice;
}

/** What a card shows of an attached plan; null if the plan cannot be read. */
export function describeAttachedPlan(attached: AttachedPlan): PlanDescription | null {
  const plan = readPlan(attached.plan);
  if (plan === null) return null;
  return {
    plan,
    name: planName(plan, attached.path),
    look: planLook(plan),
    area: areaOf(plan.size),
    price: planPrice(plan, guideRates),
  };
}

/** What the request says of an attached plan; null if the plan cannot be read. */
export function attachedPlanText(
  attached: AttachedPlan,
  url: string,
  letter: string,
): string | null {
  const plan = readPlan(attached.plan);
  return plan === null ? null : attachmentText(plan, url, letter);
}
