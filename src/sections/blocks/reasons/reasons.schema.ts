import * as v from "valibot";
import { blockOf, listOf, text, titled } from "../../../content-schema/value-schemas.ts";

/** Why choose this company. */
export const reasons = blockOf("reasons", {
  heading: text,
  lead: v.optional(text),
  cards: listOf(titled, 3),
});
