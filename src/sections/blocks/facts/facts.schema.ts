import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, listOf, text, titled } from "../../../content-schema/value-schemas.ts";

/** Local facts about an area, each with a short title, and names worth knowing (Sandton). */
export const facts = blockOf("facts", {
  heading: text,
  lead: v.optional(text),
  facts: listOf(titled, 3),
  landmarks: v.optional(objectOf({ heading: text, names: listOf(text, 3) })),
});
