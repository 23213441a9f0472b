import { guideRates } from "../../content/figures.ts";
import { guidePriceItems, vatLine } from "../../content/guide-price-items.ts";
import {
  afterVisit,
  guideNotQuote,
  priceAnswer,
  priceMoveLabels,
} from "../../content/interface/planner.ts";
import {
  borderLabels,
  colourLabels,
  documentLabels,
  hoursLabels,
  passesLabels,
  patternLabels,
  paverLabels,
  phasesLabels,
  planUseLabels,
  presentLabels,
  sideLabels,
  slabsOf,
  vehicleLabels,
} from "../../content/interface/planner-choices.ts";
import { againstWalls, borderIn, drawingOf } from "../../content/interface/planner-drawing.ts";
import {
  builtForFeet,
  engineered,
  paverSizeText,
  removals,
  verdictAnswers,
} from "../../content/interface/planner-figures.ts";
import {
  jobs,
  lookInTitle,
  parkingJob,
  planOpening,
  planText,
  sizeInTitle,
  sizeWords,
} from "../../content/interface/planner-request.ts";
import { attachmentTextLimit } from "../../domain/attachments.ts";
import type { SitePath } from "../../domain/pages.ts";
import { paverEntry } from "../../domain/pavers.ts";
import {
  type HomeChoices,
  lookOf,
  type PavingPlan,
  type PlanSize,
  wallsOf,
} from "../domain/paving-plan.ts";
import {
  type GuidePrice,
  isEngineered,
  plannedUse,
  planPrice,
  serviceOf,
  verdictOf,
} from "../domain/plan-guide.ts";
import { paverOf } from "../domain/plan-paver.ts";
import { roundedUp } from "../domain/plan-quantities.ts";
import { sizeValues } from "../domain/plan-sizes.ts";
import { isLowering, priceMovesOf, shareOfPrice } from "../domain/price-moves.ts";
import { aboutPavers, metres, randRange, squareMetres } from "../plan-formats.ts";
import { layerThickness, planQuantities } from "./plan-figures.ts";

/** A size, in the words of its shape. */
export function sizeText(size: PlanSize, words: typeof sizeWords | typeof sizeInTitle): string {
  const values = sizeValues(size);
  return words[size.shape]((field) => {
    const value = values[field] ?? 0;
    return field === "area" ? squareMetres(value) : value;
  });
}

/** A label within a line: "Clay red" becomes "clay red", while an acronym such as CIDB stays. */
const lower = (label: string) =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
const listed = (labels: readonly string[]) => labels.map(lower).join(", ");

/** A guide price in words, or why there is none. */
export const priceText = (price: GuidePrice): string =>
  price.kind === "range" ? randRange(price) : afterVisit[price.reason];

/** The guide price of a plan in words, or why there is none. */
export const planPriceText = (plan: PavingPlan): string => priceText(planPrice(plan, guideRates));

/** The same in whole sentences, as it stands alone. */
export function guidePriceLine(plan: PavingPlan): string {
  const price = planPrice(plan, guideRates);
  return price.kind === "range"
    ? `${planText.price} ${priceText(price)}. ${guideNotQuote} ${vatLine}`
    : priceText(price);
}

/** Where the price of a plan lies on its range, from 0 to 1, and why; null without a range. */
export function priceAnswerOf(plan: PavingPlan): { share: number; text: string } | null {
  if (planPrice(plan, guideRates).kind !== "range") return null;
  const moves = priceMovesOf(plan);
  const share = shareOfPrice(moves);
  const labels = (lowers: boolean) =>
    moves.filter((move) => isLowering(move) === lowers).map((move) => priceMoveLabels[move]);
  return { share, text: priceAnswer(share, labels(false), labels(true)) };
}

/** The removal work that a guide price excludes, in a line; empty without any. */
export function removalText(plan: PavingPlan): string {
  const { present } = lookOf(plan);
  return present === "bare" ? "" : removals[present];
}

/** Whether vehicles can drive on it, in a line. */
export function verdictText(plan: PavingPlan): string {
  const use = plannedUse(plan);
  if (use === "feet") return builtForFeet;
  if (isEngineered(plan)) return engineered.answer;
  return `${planText.drive} ${verdictAnswers[verdictOf(lookOf(plan), use).answer]}`;
}

/** What a field is laid with, in a line: "clay red" or "sandstone slabs of 450 × 450 mm". */
function paversText({ colour, format }: Omit<HomeChoices, "use">): string {
  const name = lower(colourLabels[colour]);
  if (format === "brick") return name;
  const { length, width } = paverEntry(format);
  return `${name} ${slabsOf(length, width)}`;
}

/** The size of the pavers of a plan (docs/facts.md#pavers). */
export const paverSize = (plan: PavingPlan): string =>
  paverSizeText(paverOf(plan), layerThickness(plan).paverMm);

/** The drawing's text alternative. */
export function drawingText(plan: PavingPlan): string {
  const look = lookOf(plan);
  const border = lower(borderLabels[look.border]);
  const sides = wallsOf(plan).map((side) => lower(sideLabels[side]));
  return drawingOf({
    size: sizeText(plan.size, sizeWords),
    pattern: lower(patternLabels[look.pattern]),
    colour: paversText(look),
    border:
      look.border === "none" ? border : borderIn(border, lower(colourLabels[look.borderColour])),
    walls: sides.length === 0 ? "" : againstWalls(sides.join("; ")),
  });
}

/** The border of a plan and its colour. */
export const borderText = ({ border, borderColour }: HomeChoices): string =>
  border === "none"
    ? borderLabels[border]
    : `${borderLabels[border]}, ${lower(colourLabels[borderColour])}`;

/** What the visitor chose besides the size, in lines. */
export function choiceLines(plan: PavingPlan): readonly string[] {
  if (plan.kind === "site") {
    const hours = listed(plan.hours.map((name) => hoursLabels[name]));
    return [
      `${planText.vehicle} ${planText.aDay(lower(vehicleLabels[plan.vehicle]), lower(passesLabels[plan.passes]))}`,
      `${planText.work} ${hours === "" ? "" : `${hours}; `}${lower(phasesLabels[plan.phases])}`,
      `${planText.documents} ${listed(plan.documents.map((name) => documentLabels[name])) || planText.none}`,
    ];
  }
  const { use, present, paver, pattern } = plan;
  return [
    `${planText.use} ${lower(planUseLabels[use])}. ${planText.now} ${lower(presentLabels[present])}`,
    `${planText.pavers} ${lower(paverLabels[paver])}, ${lower(patternLabels[pattern])}, ${paversText(plan)}`,
    `${planText.border} ${lower(borderText(plan))}`,
  ];
}

const parkingPath: SitePath = "/services/parking";

/** What a plan is for: "Driveway"; `path` is the pathname of the page that it was made on. */
export function planJob(plan: PavingPlan, path: string): string {
  const service = serviceOf(plan);
  const isParking = service === "Driveway Paving" && path.startsWith(parkingPath);
  return isParking ? parkingJob : jobs[service];
}

/** The same with its size: "Driveway, 8 × 6 m". */
export const planName = (plan: PavingPlan, path = ""): string =>
  `${planJob(plan, path)}, ${sizeText(plan.size, sizeInTitle)}`;

/** What it looks like, "clay red in herringbone"; of a site, its heaviest vehicle. */
export const planLook = (plan: PavingPlan): string =>
  plan.kind === "site"
    ? lower(vehicleLabels[plan.vehicle])
    : lookInTitle(paversText(plan), lower(patternLabels[plan.pattern]));

/** What a plan is, in a line: "Driveway, 8 × 6 m, clay red in herringbone". */
export const planTitle = (plan: PavingPlan, path?: string): string =>
  `${planName(plan, path)}, ${planLook(plan)}`;

/** Pavers and edge of a plan, in a line. */
export function quantitiesText(plan: PavingPlan): string {
  const { edge, wall, coping, infillPavers, borderPavers } = planQuantities(plan);
  const pavers = [
    planText.paversOf(aboutPavers(roundedUp(infillPavers)), paverSize(plan)),
    ...(borderPavers === 0 ? [] : [planText.borderOf(aboutPavers(roundedUp(borderPavers)))]),
  ];
  return [
    ...(isEngineered(plan) ? [] : pavers),
    planText.edge(metres(edge), plan.size.shape === "area"),
    ...(wall === 0 ? [] : [planText.wall(metres(wall))]),
    ...(coping === 0 ? [] : [planText.coping(metres(coping))]),
  ].join(", ");
}

/**
 * What the request says of a plan, in at most 700 characters (docs/specification.md#attachments).
 *
 * @param url link to the plan; left out where the text is too long even without what the price includes
 * @param letter which of several it is, and whether it is an alternative
 */
export function attachmentText(plan: PavingPlan, url: string, letter = ""): string {
  const isFromPhoto = plan.size.fromPhoto !== undefined;
  const size = `${sizeText(plan.size, sizeWords)}${isFromPhoto ? ` ${planText.fromPhoto}` : ""}`;
  const isArea = plan.size.shape === "area";
  const price = planPrice(plan, guideRates);
  const items = price.kind === "range" ? [guidePriceItems] : [];
  const linesWith = (extras: readonly string[], end: readonly string[]) =>
    [
      `${planOpening(letter)} ${isArea ? size : `${size}, ${squareMetres(planQuantities(plan).area)}`}`,
      ...choiceLines(plan),
      `${planText.quantities} ${quantitiesText(plan)}`,
      `${planText.price} ${priceText(price)}`,
      ...extras,
      ...(removalText(plan) === "" ? [] : [removalText(plan)]),
      verdictText(plan),
      ...end,
    ].join("\n");
  const link = [`${planText.link} ${url}`];
  const texts = [linesWith(items, link), linesWith([], link), linesWith([], [])];
  const text = texts.find(({ length }) => length <= attachmentTextLimit) ?? texts.at(-1) ?? "";
  return text.replaceAll("\u00a0", " ");
}
