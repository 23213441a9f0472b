import { withPriceItems } from "../../content/guide-price-items.ts";
import { guideNotQuote } from "../../content/interface/planner.ts";
import { colourLabels, patternLabels } from "../../content/interface/planner-choices.ts";
import { planFactLabels } from "../../content/interface/planner-figures.ts";
import { sizeInTitle } from "../../content/interface/planner-request.ts";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { readPlan } from "../domain/plan-link.ts";
import { squareMetres } from "../plan-formats.ts";
import { paverSize, planPriceText, sizeText } from "./plan-texts.ts";

/** What tables say of a plan. Pattern and paver of a site are agreed at the visit. */
export function planFacts(plan: PavingPlan) {
  const size = sizeText(plan.size, sizeInTitle);
  const area = squareMetres(areaOf(plan.size));
  const isHome = plan.kind === "home";
  return {
    pattern: isHome ? patternLabels[plan.pattern] : planFactLabels.agreed,
    paver: isHome ? `${colourLabels[plan.colour]}, ${paverSize(plan)}` : planFactLabels.agreed,
    size: plan.size.shape === "area" ? area : `${size}, ${area}`,
    price: planPriceText(plan),
    note: withPriceItems(guideNotQuote),
  };
}

/** The same of the text of a plan; null if it cannot be read. */
export function factsOfPlan(text: string) {
  const plan = readPlan(text);
  return plan === null ? null : planFacts(plan);
}
