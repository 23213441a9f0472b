import * as v from "valibot";
import { pricePerSquareMetre, pricesPerSquareMetre } from "../content/figures.ts";
import { pricePerSquareMetreOf } from "../domain/sheets.ts";
import { expected, objectOf } from "./mistakes.ts";
import { listOf, sectionHead, text, titled } from "./value-schemas.ts";

/* The two sheets about quotes that visitors can print (docs/specification.md#extras-on-existing-pages). */

export const quoteChecklist = objectOf({
  ...sectionHead.entries,
  title: text,
  itemColumn: text,
  offerColumns: listOf(text, 3, 3),
  /** Rows before and after the list. */
  before: listOf(text),
  groups: listOf(objectOf({ title: text, items: listOf(titled, 2) }), 3),
  after: listOf(text),
});

const positive = v.pipe(v.number(), v.minValue(0.01, expected("a number above 0")));

const labelled = objectOf({ label: text, value: text });

const sampleQuoteEntries = objectOf({
  ...sectionHead.entries,
  /** Says on the document that it is an example. */
  mark: text,
  title: text,
  job: listOf(labelled),
  /** In m². */
  area: positive,
  vatPercent: v.pipe(v.number(), v.minValue(0)),
  /** `rate` is rand a unit, without VAT. */
  lines: listOf(
    objectOf({
      item: text,
      note: text,
      quantity: positive,
      unit: v.picklist(
        ["m²", "m", "m³", "t", "hours", "sum"],
        expected("m², m, m³, t, hours or sum"),
      ),
      rate: positive,
    }),
    5,
  ),
  terms: listOf(labelled, 3),
  note: text,
});

const isWithinGuide = (quote: v.InferOutput<typeof sampleQuoteEntries>) => {
  const { from, to } = pricesPerSquareMetre.basic;
  const price = pricePerSquareMetreOf(quote);
  return price >= from && price <= to;
};

export const sampleQuote = v.pipe(
  sampleQuoteEntries,
  v.check(
    isWithinGuide,
    ({ input }) =>
      `Expected rates whose total comes to ${pricePerSquareMetre} (pricePerSquareMetre in src/content/figures.ts), got R${pricePerSquareMetreOf(input).toFixed(2)}`,
  ),
);

export type QuoteChecklist = v.InferOutput<typeof quoteChecklist>;
export type SampleQuote = v.InferOutput<typeof sampleQuote>;

const whole = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, expected(`a whole number from ${least}`)));

const { from, to } = pricesPerSquareMetre.basic;

/** One item of the common property, with figures as an example. */
const item = objectOf({
  title: text,
  condition: text,
  /** The year of the plan in which the work is due, from 1 to 10. */
  year: v.pipe(whole(1), v.maxValue(10, expected("a year of the plan, at most 10"))),
  /** In m². */
  area: whole(1),
  /** Rand per m², within the price guide. */
  rate: v.pipe(
    whole(1),
    v.minValue(from, expected(`a rate within ${pricePerSquareMetre}`)),
    v.maxValue(to, expected(`a rate within ${pricePerSquareMetre}`)),
  ),
  /** Rand in the reserve fund for this item. */
  saved: whole(0),
  /** Expected life in years, once the work is done. */
  life: whole(1),
});

/** The ten-year plan for paving (docs/specification.md#ten-year-plan). */
export const tenYearPlan = objectOf({
  /** The button beside the print button, and what it writes into Project Details. */
  certificates: objectOf({ button: text, line: text }),
  title: text,
  /** Rows above the table to fill in by hand, such as the name of the scheme. */
  before: listOf(text, 1, 4),
  columns: objectOf({
    item: text,
    condition: text,
    year: text,
    cost: text,
    saved: text,
    life: text,
    contribution: text,
  }),
  /** Above the example and above the rows to fill in. */
  exampleGroup: text,
  ownGroup: text,
  items: listOf(item, 2, 4),
  total: text,
  formula: text,
  notes: listOf(text, 1, 5),
});

export type TenYearPlan = v.InferOutput<typeof tenYearPlan>;
