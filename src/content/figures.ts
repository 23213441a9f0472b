/**
 * Every business constant of SPEC.md section 9, once. Where pages disagree in the specification,
 * each reading has its own line and says which page it belongs to. Change a price or a duration
 * here and every page that quotes it follows.
 */
export const figures = {
  /** Price guide on the local pages, the service pages and in the residential questions. */
  pricePerSquareMetre: "R250-R450 per m²",
  /** FAQ page: basic paving. */
  faqBasicPriceFrom: "R250 per m²",
  /** FAQ page: premium paving. */
  faqPremiumPrice: "R350-R850 per m²",

  /** How long a residential driveway takes: most pages. */
  drivewayDuration: "2-5 days",
  /** The same, as the FAQ page says it. */
  faqDrivewayDuration: "3-5 days",
  /** The same, as the Waterfall page says it. */
  waterfallDrivewayDuration: "3-7 days",
  /** Commercial work: the commercial page. */
  commercialDuration: "1-2 weeks",
  /** Commercial work: the FAQ page. */
  faqCommercialDuration: "1-3 weeks",
  /** Industrial work. */
  industrialDuration: "1-3 weeks",

  /** How long paving lasts: the FAQ page. */
  faqLifespan: "20-30 years",
  /** How long paving lasts: the Waterfall page. */
  waterfallLifespan: "15-25 years",
  /** How often sealed paving is sealed again. */
  resealing: "every 3-5 years",

  workmanshipWarranty: "5-year workmanship warranty",
  /** Warranties that makers give on their materials. */
  materialWarranty: "5-25 years",
  operatingSince: "2009",
  quoteValidity: "30 days",
  termsNotice: "about 30 days",
  /** The promise beside the inline form of the home page. */
  replyWithin: "24 hours",
  payments: "EFT, credit card or cash",

  /** The four stat tiles of the home page (SPEC.md section 1). */
  stats: [
    { value: "25+", label: "years experience" },
    { value: "500+", label: "projects completed" },
    { value: "100%", label: "quality guaranteed" },
    { value: "5★", label: "customer rating" },
  ],
} as const;
