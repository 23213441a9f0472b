import {
  blockOf,
  link,
  listOf,
  paragraph,
  sectionHead,
  text,
  titled,
} from "../../../content-schema/value-schemas.ts";

/** The quote form in the home page, with what comes next (docs/specification.md#home). */
export const quoteForm = blockOf("quote-form", {
  ...sectionHead.entries,
  /** Text of the call link; the number comes from the business details. */
  callText: text,
  emailLink: link,
  promise: text,
  /** The price guide, that the site visit decides, and a link to the paving planner. */
  price: paragraph,
  steps: listOf(titled, 3),
});
