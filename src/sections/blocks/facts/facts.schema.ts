import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { listOf, text, titled } from "../../../content-schema/value-schemas.ts";

/** Local facts about an area, each with a short title, and names worth knowing (Sandton). */
export const facts = objectOf({
  kind: v.literal("facts"),
  heading: text,
  lead: v.optional(text),
  facts: listOf(titled, 3),
  landmarks: v.optional(objectOf({ heading: text, names: listOf(text, 3) })),
});
