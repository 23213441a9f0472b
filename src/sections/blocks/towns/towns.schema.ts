import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { areaSlug, blockOf, listOf, suburb, text } from "../../../content-schema/value-schemas.ts";

export const towns = blockOf("towns", {
  heading: text,
  lead: text,
  towns: listOf(
    objectOf({ name: text, area: v.optional(areaSlug), suburbs: listOf(suburb, 4) }),
    4,
  ),
});
