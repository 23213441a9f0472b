import * as v from "valibot";
import { ContentError, expected, mistakesIn, objectOf } from "./mistakes.ts";

const rand = v.pipe(
  v.number(expected("whole rand without quotation marks, such as 250")),
  v.integer(expected("whole rand, such as 250")),
  v.minValue(1, expected("whole rand, such as 250")),
);

const priceRange = v.pipe(
  objectOf({ from: rand, to: rand }),
  v.check(
    ({ from, to }) => from < to,
    ({ input }) => `Expected "from" below "to", got ${input.from} and ${input.to}`,
  ),
);

const range = (units: string, example: string) => {
  const message = expected(`a range such as "${example}"`);
  return v.pipe(v.string(message), v.regex(new RegExp(`^\\d+-\\d+ (${units})$`), message));
};

const duration = (example: string) => range("days|weeks|months", example);
const years = range("years", "20-30 years");

const saying = (pattern: RegExp, example: string) =>
  v.pipe(
    v.string(expected(`a text such as "${example}"`)),
    v.regex(pattern, expected(`a text such as "${example}"`)),
  );

const answer = v.picklist(
  ["yes", "upper end", "no", "not said"],
  expected('"yes", "upper end", "no" or "not said"'),
);

/** What each figure must be (docs/specification.md#figures): which value it has is up to the owner. */
const figuresSchema = v.object({
  pricesPerSquareMetre: objectOf({ basic: priceRange, premium: priceRange }),
  guidePriceIncludes: objectOf({
    vat: answer,
    excavation: answer,
    base: answer,
    edge: answer,
    delivery: answer,
    removal: answer,
  }),
  drivewayDuration: duration("2-5 days"),
  faqDrivewayDuration: duration("3-5 days"),
  waterfallDrivewayDuration: duration("3-7 days"),
  commercialDuration: duration("1-2 weeks"),
  faqCommercialDuration: duration("1-3 weeks"),
  industrialDuration: duration("1-3 weeks"),
  faqLifespan: years,
  waterfallLifespan: years,
  resealing: saying(/^every \d+-\d+ years$/, "every 3-5 years"),
  workmanshipWarranty: saying(/^\d+-year .+$/, "5-year workmanship warranty"),
  materialWarranty: years,
  operatingSince: saying(/^(19|20)\d\d$/, "2009"),
  quoteValidity: saying(/^\d+ days$/, "30 days"),
  termsNotice: saying(/^about \d+ days$/, "about 30 days"),
  replyWithin: saying(/^\d+ (hours|days)$/, "24 hours"),
  payments: v.pipe(v.string(), v.nonEmpty()),
});

/** Checks the exports of figures.ts. Throws a ContentError with one line per mistake. */
export function checkFigures(figures: Readonly<Record<string, unknown>>): void {
  const mistakes = mistakesIn("src/content/figures.ts", figuresSchema, figures);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
