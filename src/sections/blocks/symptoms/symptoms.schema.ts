import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, listOf, text } from "../../../content-schema/value-schemas.ts";

/** What damage looks like, each with its cause and how urgent it is (Repairs). */
export const symptoms = blockOf("symptoms", {
  heading: text,
  lead: text,
  items: listOf(objectOf({ title: text, cause: text, urgency: text }), 4),
});
