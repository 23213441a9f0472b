import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { listOf, paragraphs, picture, text } from "../../../content-schema/value-schemas.ts";

/** Opening text with a checklist beside a picture; `button` adds a quote button with that text. */
export const intro = objectOf({
  kind: v.literal("intro"),
  heading: text,
  paragraphs,
  checklist: listOf(text, 3),
  picture,
  button: v.optional(text),
});
