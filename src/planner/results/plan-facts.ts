import { timedAreas } from "../../content/figures.ts";
import { withPriceItems } from "../../content/guide-price-items.ts";
import { layerTexts } from "../../content/interface/pavement-layers.ts";
import { guideNotQuote } from "../../content/interface/planner.ts";
import {
  colourLabels,
  patternLabels,
  paverLabels,
  paverNotes,
} from "../../content/interface/planner-choices.ts";
import {
  durations,
  engineered,
  planFactLabels,
  timeAfterVisit,
} from "../../content/interface/planner-figures.ts";
import { planText, sizeInTitle } from "../../content/interface/planner-request.ts";
import { lookOf, type PavingPlan } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { isEngineered, isPremium, timedWork } from "../domain/plan-guide.ts";
import { readPlan } from "../domain/plan-link.ts";
import { pavementOf } from "../domain/plan-paver.ts";
import { squareMetres } from "../plan-formats.ts";
import {
  borderText,
  paverSize,
  planPriceText,
  quantitiesText,
  removalText,
  sizeText,
  verdictText,
} from "./plan-texts.ts";

const layersText = (plan: PavingPlan) => {
  const texts = layerTexts(pavementOf(plan));
  return (["pavers", "bedding-sand", "sub-base"] as const)
    .map((layer) => `${texts[layer].name}: ${texts[layer].thickness}`)
    .join("; ");
};

/** What tables say of a plan. Pattern and paver of a site are agreed at the visit. */
export function planFacts(plan: PavingPlan) {
  const size = sizeText(plan.size, sizeInTitle);
  const area = squareMetres(areaOf(plan.size));
  const isHome = plan.kind === "home";
  const { paver, pattern } = lookOf(plan);
  // Cobble fans cost what premium paving does.
  const paverClass = paver === "standard" && isPremium(paver, pattern) ? "premium" : paver;
  const timed = timedWork(plan, isHome ? "residential" : "commercial", timedAreas);
  return {
    pattern: isHome ? patternLabels[plan.pattern] : planFactLabels.agreed,
    paver: isHome ? `${colourLabels[plan.colour]}, ${paverSize(plan)}` : planFactLabels.agreed,
    size: plan.size.shape === "area" ? area : `${size}, ${area}`,
    paverClass: `${paverLabels[paverClass]}: ${paverNotes[paverClass]}`,
    border: isHome ? borderText(plan) : planFactLabels.agreed,
    quantities: quantitiesText(plan),
    layers: isEngineered(plan) ? engineered.answer : layersText(plan),
    drive: verdictText(plan).replace(`${planText.drive} `, ""),
    time: timed === null ? timeAfterVisit : durations[timed],
    price: planPriceText(plan),
    excluded: `${removalText(plan)} ${planFactLabels.alwaysExcluded}`.trim(),
    note: withPriceItems(guideNotQuote),
  };
}

/** The same of the text of a plan; null if it cannot be read. */
export function factsOfPlan(text: string) {
  const plan = readPlan(text);
  return plan === null ? null : planFacts(plan);
}
