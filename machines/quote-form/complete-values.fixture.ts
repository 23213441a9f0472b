import type { QuoteValues } from "#src/domain/quote-values.ts";

/** Valid values of all required fields. */
export const completeValues = {
  name: "Thandi Nkosi",
  email: "thandi@example.co.za",
  phone: "082 555 0123",
  area: "Midrand",
  service: "Patio Paving",
  message: "",
} as const satisfies QuoteValues;
