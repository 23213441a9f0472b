import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, listOf, planLink, text } from "../../../content-schema/value-schemas.ts";

/** What damage looks like, each with its cause and how urgent it is (Repairs). */
export const symptoms = blockOf("symptoms", {
  heading: text,
  lead: text,
  items: listOf(
    objectOf({
      title: text,
      cause: text,
      urgency: text,
      /** What to plan where it cannot be mended. */
      plan: v.optional(planLink),
    }),
    4,
  ),
});
