import * as v from "valibot";
import { pricePerSquareMetre, pricesPerSquareMetre } from "../../../content/figures.ts";
import { expected, objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, listOf, text } from "../../../content-schema/value-schemas.ts";

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
  /** Rand per m² today, within the price guide. */
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
export const tenYearPlanSheet = objectOf({
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
    short: text,
    contribution: text,
  }),
  /** Above the example and above the rows to fill in. */
  exampleGroup: text,
  ownGroup: text,
  /** By how many percent a cost rises each year. */
  escalation: v.pipe(v.number(), v.minValue(0)),
  items: listOf(item, 2, 4),
  total: text,
  formula: text,
  notes: listOf(text, 1, 5),
});

export const tenYearPlan = blockOf("ten-year-plan", {
  heading: text,
  lead: text,
  ...tenYearPlanSheet.entries,
});

export type TenYearPlan = v.InferOutput<typeof tenYearPlanSheet>;
