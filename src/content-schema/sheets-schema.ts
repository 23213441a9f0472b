import * as v from "valibot";
import { pricePerSquareMetre, pricesPerSquareMetre } from "../content/figures.ts";
import { pricePerSquareMetreOf } from "../domain/sheets.ts";
import { expected, objectOf } from "./mistakes.ts";
import { listOf, sectionHead, text } from "./value-schemas.ts";

/* The sample quote, which visitors can print (docs/specification.md#extras-on-existing-pages). */

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

/** It has a full base, which the pages put at the upper end of the guide. */
const isInUpperHalf = (quote: v.InferOutput<typeof sampleQuoteEntries>) => {
  const { from, to } = pricesPerSquareMetre.basic;
  const price = pricePerSquareMetreOf(quote);
  return price >= (from + to) / 2 && price <= to;
};

export const sampleQuote = v.pipe(
  sampleQuoteEntries,
  v.check(
    isInUpperHalf,
    ({ input }) =>
      `Expected rates whose total comes to the upper half of ${pricePerSquareMetre} (pricePerSquareMetre in src/content/figures.ts), got R${pricePerSquareMetreOf(input).toFixed(2)}`,
  ),
);

export type SampleQuote = v.InferOutput<typeof sampleQuote>;
