import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { picture, text } from "../../../content-schema/value-schemas.ts";

/** A picture as wide as the window, with a few words on a slab over its edge. */
export const widePicture = objectOf({
  kind: v.literal("wide-picture"),
  heading: text,
  text,
  picture,
});
