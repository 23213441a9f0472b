import type { PriceMove } from "../../planner/domain/price-moves.ts";
import { offer } from "../offer.ts";

/*
 * The words of the planner, before and after it is opened. Those of its drawing, photo, choices and figures, and of a
 * plan in a request, are in the files beside this one.
 */

/* Prices, before the planner is opened. */

/** The table of common sizes. */
export const priceTable = {
  caption: "Guide prices for common sizes",
  heavyCaption: "What common yards need. We price them after a site visit.",
  job: "Job",
  area: "Area",
  standard: "Standard pavers",
  premium: "Premium pavers",
  heavy: "Pavers and sub-base",
  planThis: "Plan this size",
  /** Heads the column of those buttons; for screen readers only. */
  plan: "Plan",
} as const;

/** How the planner names amounts. */
export const amounts = {
  price: (rand: string): string => `About ${rand}`,
  priceRange: (from: string, to: string): string => `${from} to ${to}`,
  about: (amount: string): string => `about ${amount}`,
  /** Where an engineer designs the sub-base, its thickness is the least one (docs/facts.md#layers). */
  atLeast: (bulk: string): string => `from ${bulk}`,
  /** Gravel as it is ordered. */
  loose: (volume: string, weight: string): string => `${volume} loose, ${weight}`,
  /** What would be rounded to 0. */
  tiny: "under 0.1",
} as const;

/** In place of a price. */
export const afterVisit = {
  heavy: "We price this after a site visit.",
  permeable: "We price permeable paving after a site visit.",
  small: "Small jobs are priced on the visit.",
} as const;

/** Below the prices, and beside the price of a plan. */
export const guideNotQuote = "A guide, not a quote: the site visit decides.";

/** What moves a price on its range. */
export const priceMoveLabels: Readonly<Record<PriceMove, string>> = {
  base: "a base for wheels",
  clay: "clay",
  slabs: "a bed with cement",
  setts: "setts laid one by one",
  stone: "stone or textured pavers",
  cuts: "more cutting at the edge",
  edges: "much edge for its area",
  curve: "cutting to a curve",
  border: "a border",
  small: "a small area",
  thin: "a thin base for feet",
  walls: "less kerb beside a wall",
};

/** Where a plan lies on its range and why; `share` is from 0 to 1. */
export function priceAnswer(
  share: number,
  raising: readonly string[],
  lowering: readonly string[],
): string {
  const where = share < 0.35 ? "the lower end" : share < 0.65 ? "the middle" : "the upper end";
  const moves = [
    ...(raising.length === 0 ? [] : [`up for ${raising.join(", ")}`]),
    ...(lowering.length === 0 ? [] : [`down for ${lowering.join(", ")}`]),
  ];
  const why = moves.length === 0 ? "plain pavers laid straight" : moves.join("; ");
  return `Nearer ${where} of the range: ${why}.`;
}

/** Beside it: what nobody has chosen. */
export const priceRisks = "Narrow access, rock and soft ground can raise it.";

/** The button below the prices. */
export const openPlanner = offer.size;

/* The open planner. */

/** Headings, buttons and messages, from top to bottom. */
export const plannerTexts = {
  name: "Paving planner",
  close: "Close the planner",
  partial: "Part of the plan in this link could not be read. We show our usual plan in its place.",
  /** Below the figures in short. Makes a "No" a "Yes". */
  chooseInstead: "Use herringbone instead",
  chooseBricks: "Use bricks in herringbone instead",
  add: "Add this plan",
  addAnother: "Add as another plan",
  update: "Update",
  open: "Open my request",
  inRequest: (letter: string): string =>
    letter === ""
      ? "This plan is in your request."
      : `This is plan ${letter}, in your request. Choose what to compare next, or open your request.`,
  held: (count: number): string =>
    count === 1 ? "Your request holds one plan." : `Your request holds ${count} plans.`,
  changed: "Your request holds this plan as it was.",
  full: (limit: number): string =>
    `Your request holds ${limit} plans, and no more fit. Remove one to add this.`,
  /** Unfolds the choices that a plan on a photo does not show. */
  more: "More choices",
  /** Legends of the choices, and what is beside them. */
  presets: "Start from",
  undoPreset: "Undo",
  shape: "Shape",
  /** The name of a size's slider; its text field has the label itself. */
  slider: (label: string): string => `Adjust: ${label}`,
  notShown: "The drawing shows your last plan. Correct the marked field to go on.",
  walls: "Sides against a house or wall, as drawn",
  use: "What will use it",
  format: "Format",
  pattern: "Laying pattern",
  colour: "Colour",
  /** Below the colours: leads to the library of pavers. */
  closeUp: "See these pavers close up, dry and wet",
  border: "Border",
  borderColour: "Colour of the border",
  paver: "Paver",
  present: "What is there now",
  /** The same for a site. */
  vehicle: "Heaviest vehicle",
  passes: "Vehicles a day",
  hours: "When we may work",
  phases: "How the site stays open",
  documents: "Documents you need",
  /** Below the choices. */
  results: "What it comes to",
  print: "Print this plan",
  copy: "Copy a link to this plan",
  copied: "The link is copied.",
  notCopied: "This browser does not let us copy. The link is the address of this page.",
  layers: "What lies under it",
  copySpecification: "Copy the specification",
  specificationCopied: "The specification is copied.",
  specificationNotCopied: "This browser does not let us copy. The specification is below.",
} as const;
