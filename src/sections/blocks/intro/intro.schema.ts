import * as v from "valibot";
import {
  blockOf,
  listOf,
  paragraphs,
  picture,
  text,
} from "../../../content-schema/value-schemas.ts";

/** Opening text, often with a checklist, beside a picture; `button` adds a quote button with that text. */
export const intro = blockOf("intro", {
  heading: text,
  paragraphs,
  checklist: v.optional(listOf(text, 3)),
  picture,
  button: v.optional(text),
});
