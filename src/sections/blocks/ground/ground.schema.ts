import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { paragraphs, picture, text } from "../../../content-schema/value-schemas.ts";

/** The ground under an area: a quote over a picture as wide as the window, and its reasons. */
export const ground = objectOf({
  kind: v.literal("ground"),
  heading: text,
  quote: text,
  paragraphs,
  picture,
});
