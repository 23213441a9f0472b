/*
 * The business constants (docs/specification.md#figures). Where its pages disagree, each reading is
 * a constant of its own that names its page. Every page that quotes a price or a duration takes it
 * from here.
 */

/**
 * Rand per square metre of basic and of premium paving, for texts, the paving planner and its price
 * table (service and category pages, Services).
 */
export const pricesPerSquareMetre = {
  basic: { from: 250, to: 450 },
  premium: { from: 350, to: 850 },
} as const;

/**
 * Square metres from and up to which the planner gives a duration, by the kind of work. The days are for
 * common jobs: a driveway, a parking area, a yard. By them a patch would take too long, and a whole estate
 * too few days.
 */
export const timedAreas = {
  residential: { from: 5, to: 100 },
  commercial: { from: 5, to: 1_500 },
  industrial: { from: 5, to: 3_000 },
} as const;

/** What guide prices are computed with. Getting to a job below the smallest area (m²) costs more than the paving. */
export const guideRates = { ...pricesPerSquareMetre, smallestArea: 5 } as const;

/**
 * What the guide prices include: "yes", "upper end" for what lower ones leave out, "no" or "not said". What is not
 * said shows nowhere, and the build lists it; of VAT the site then says that the quote states it.
 */
export const guidePriceIncludes: Readonly<
  Record<
    "vat" | "excavation" | "base" | "edge" | "delivery" | "removal",
    "yes" | "upper end" | "no" | "not said"
  >
> = {
  vat: "not said",
  excavation: "upper end",
  base: "upper end",
  edge: "upper end",
  delivery: "not said",
  removal: "no",
};

const { basic, premium } = pricesPerSquareMetre;

/** Price guide: local pages, pages of one service, Residential and Home. */
export const pricePerSquareMetre = `R${basic.from}-R${basic.to} per m²`;
/** What brings a price to either end of the guide; the sample quote is an example of the upper one. */
export const lowerEnd = "plain cement pavers on a firm base that can stay are at the lower end";
export const upperEnd =
  "a full base, with its digging and carting away, is near the upper end even with plain pavers";
/** FAQ page: basic paving. */
export const faqBasicPriceFrom = `R${basic.from} per m²`;
/** FAQ page: premium paving. */
export const faqPremiumPrice = `R${premium.from}-R${premium.to} per m²`;

/** How long a residential driveway takes: most pages. */
export const drivewayDuration = "2-5 days";
/** Both readings of the two, where a text has room for them. */
export const drivewayDurationInWords = "3-5 days for most driveways; a small one can take 2";
/** The same, as the FAQ page says it. */
export const faqDrivewayDuration = "3-5 days";
/** The same, as the Waterfall page says it. */
export const waterfallDrivewayDuration = "3-7 days";
/** Commercial work: the commercial page. */
export const commercialDuration = "1-2 weeks";
/** Commercial work: the FAQ page. */
export const faqCommercialDuration = "1-3 weeks";
/** Industrial work. */
export const industrialDuration = "1-3 weeks";

/** How long paving lasts: the FAQ page. */
export const faqLifespan = "20-30 years";
/** How long paving lasts: the Waterfall page. */
export const waterfallLifespan = "15-25 years";
/** How often sealed paving is sealed again. */
export const resealing = "every 3-5 years";

/**
 * What pages say of one thing alike: the content check finds a page that says otherwise
 * (docs/facts.md#paving-technique).
 */
export const bloom =
  "A white bloom on new cement pavers is lime that comes up as they dry. It is harmless, and it usually wears off within months";
/** When paving may be sealed for the first time. */
export const firstSealing = "once the bloom has gone and the paving is dry";
/** The smallest piece laid at an edge. */
export const smallestCut = "a third of a paver";
export const keepOffEdge = "Keep wheels off the outer row for about a week";
export const sandAgain = "Sweep sand into the joints again after the first months";

export const workmanshipWarranty = "5-year workmanship warranty";
/** Warranties that makers give on their materials. */
export const materialWarranty = "5-25 years";
export const operatingSince = "2009";
/** How long a quote may be accepted. */
export const quoteValidity = "30 days";
/** How early a change of the terms is announced. */
export const termsNotice = "about 30 days";
/** The promise beside the inline form of the home page. */
export const replyWithin = "24 hours";
export const payments = "EFT, credit card or cash";

/** The four stat tiles of the home page (docs/specification.md#home). */
export const stats = [
  { value: "25+", label: "years experience" },
  { value: "500+", label: "projects completed" },
  { value: "100%", label: "quality guaranteed" },
  { value: "5★", label: "customer rating" },
] as const;
