import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  listOf,
  paragraphs,
  picture,
  text,
} from "../../../content-schema/value-schemas.ts";

/** A picture as wide as the window, with words or figures on a slab over its edge, and paragraphs below. */
export const widePicture = blockOf("wide-picture", {
  heading: text,
  text: v.optional(text),
  figures: v.optional(listOf(objectOf({ value: text, label: text }), 2)),
  paragraphs: v.optional(paragraphs),
  picture,
});
