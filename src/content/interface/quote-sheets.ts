import { spaced } from "../../domain/written-numbers.ts";

/** Buttons that print one sheet of a page. */
export const printChecklist = "Print this checklist";
export const printSampleQuote = "Print this example";
export const printTenYearPlan = "Print this plan";

/** Heads of the columns of a quote. */
export const quoteColumns = {
  item: "Item",
  quantity: "Quantity",
  rate: "Rate",
  amount: "Amount",
} as const;

/** The last lines of a quote; one without VAT does not mention it. */
export const quoteTotalLabels = {
  subtotal: "Subtotal",
  vat: (percent: number) => `VAT ${percent}%`,
  total: (vatPercent: number) => (vatPercent === 0 ? "Total" : "Total with VAT"),
  perSquareMetre: (area: number) => `Total per m², for ${spaced(area)} m²`,
} as const;

/** Titles of the rows that unfold the sheets. */
export const openSampleQuote = "Read the example quote";
export const openChecklist = "Read the checklist";
export const openTenYearPlan = "See the plan with example figures";

/** An item of the ten-year plan: what its cost is figured from, and the life it has once the work is done. */
export const itemNote = ({ area, rate, life }: { area: number; rate: number; life: number }) =>
  `${area} m² at R${rate} today; then lasts ${life} years`;

/** Years of the ten-year plan, such as "in years 1 to 2". */
export const planYears = (from: number, to: number): string =>
  from === to ? `in year ${to}` : `in years ${from} to ${to}`;
