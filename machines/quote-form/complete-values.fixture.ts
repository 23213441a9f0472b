import { emptyQuoteValues, type QuoteValues } from "#src/domain/quote-values.ts";

/** Valid values of all required fields. */
export const completeValues = {
  ...emptyQuoteValues,
  name: "Thandi Nkosi",
  email: "thandi@example.co.za",
  phone: "082 555 0123",
  area: "Midrand",
  service: "Patio Paving",
} as const satisfies QuoteValues;
