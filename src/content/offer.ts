import type { Paragraph } from "../domain/rich-text.ts";
import { wholeRand } from "../domain/written-numbers.ts";
import { planPrice } from "../planner/domain/plan-guide.ts";
import { guideRates } from "./figures.ts";
import { vatOfGuide, withPriceItems } from "./guide-price-items.ts";
import { type PavingPresetName, pavingPresets } from "./paving-presets.ts";

/*
 * The one offer of the site: the paving on a photo of the visitor's own yard, with a price
 * (docs/specification.md#the-offer). Its words are the same wherever it stands.
 */

export const offer = {
  heading: "See your yard paved, with a price",
  /** Leads to it from the hero of Home. */
  jump: "See my yard paved, with a price",
  lead: "Lay the pavers to scale on your own photo, which stays with you.",
  /** The two buttons; the first is also that of the strip. */
  photo: "Use a photo of my yard",
  size: "Plan it by size",
  /** The heading of a strip, and its line, where only a visit gives a price. */
  headingToScale: "See your yard laid to scale",
  afterVisit: "We price it after a site visit.",
  /** The same yard before and after, from the same place. */
  bare: { picture: "bare-driveway", label: "Before" },
  paved: { picture: "clay-herringbone-driveway", label: "After" },
  /** Name of the slider between the two, and what it says. */
  slider: "Compare before and after",
  share: (percent: number): string => `${percent}% unpaved`,
  /** In the strip: a plan on a photo. */
  picture: "plan-on-a-photo",
} as const;

/** What one can begin with, each on the page of its service; the first is the usual. */
const plannerPages = [
  { text: "a driveway", path: "/services/driveway" },
  { text: "a patio", path: "/services/patio" },
  { text: "a pool surround", path: "/services/pool" },
  { text: "a path", path: "/services/walkway" },
] as const;

/** The page whose planner opens where a page has none, and the common size that is priced there. */
export const usualPlannerPage = plannerPages[0].path;
export const usualPreset: PavingPresetName = "two-car";

/** Leads from the planner of one page to those of the others. */
export function otherPlannerPages(path: string): Paragraph {
  const others = plannerPages.filter((page) => page.path !== path);
  return [
    "Or begin with ",
    ...others.flatMap(({ text, path: to }, index) => [
      ...(index === 0 ? [] : [index === others.length - 1 ? " or " : ", "]),
      { text, to: `${to}?start=photo#planner` as const },
    ]),
    ".",
  ];
}

/** The offer within a text. */
export const offerInText: Paragraph = [
  `${offer.heading}: `,
  { text: offer.photo, to: `${usualPlannerPage}?start=photo#planner` },
  " or ",
  { text: offer.size, to: `${usualPlannerPage}?start=size#planner` },
  ".",
];

/** A common size and its guide price, where the planner gives it one. */
export function pricedExample(name: PavingPresetName): string {
  const { label, plan } = pavingPresets[name];
  const price = planPrice(plan, guideRates);
  return price.kind === "range"
    ? withPriceItems(
        `${label}: ${wholeRand(price.from)} to ${wholeRand(price.to)}, as a guide`,
        vatOfGuide,
      )
    : offer.afterVisit;
}
