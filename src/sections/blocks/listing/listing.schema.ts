import * as v from "valibot";
import { blockOf, listOf, text, titled } from "../../../content-schema/value-schemas.ts";

/** Things with a line that explains each, in two columns: licences or materials. */
export const listing = blockOf("listing", {
  heading: text,
  lead: text,
  items: listOf(titled, 4),
  /** Whether a phone shows the first of them and a button for the others. */
  folds: v.optional(v.boolean()),
});
