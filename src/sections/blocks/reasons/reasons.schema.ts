import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { listOf, text, titled } from "../../../content-schema/value-schemas.ts";

/** Why choose this company. */
export const reasons = objectOf({
  kind: v.literal("reasons"),
  heading: text,
  lead: v.optional(text),
  cards: listOf(titled, 4),
});
