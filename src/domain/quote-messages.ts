import type { QuoteFieldName } from "./quote-request.ts";

/**
 * The message under each field that breaks its rule, word for word as in
 * docs/specification.md#validation. `message` may be empty, so it has none. They are here and not in
 * src/content because the schema in quote-values.ts needs them, and domain imports no content.
 */
export const quoteMessages = {
  name: "Name must be at least 2 characters",
  email: "Invalid email address",
  phone: "Please enter a valid phone number",
  area: "Please enter your area",
  service: "Please select a service",
} as const satisfies Record<Exclude<QuoteFieldName, "message">, string>;

/** The message under Project Details that are longer than `detailsLimit`. */
export const detailsTooLong =
  "Please shorten Project Details to 10\u00a0000 characters, or email us the rest";
