import * as v from "valibot";
import { blockOf, link, listOf, question, text } from "../../../content-schema/value-schemas.ts";

/** Questions: an accordion (one open at a time) or a plain list; `lead` and `links` lead further. */
export const questions = blockOf("questions", {
  heading: text,
  layout: v.picklist(["accordion", "list"]),
  items: listOf(question, 3),
  lead: v.optional(text),
  links: v.optional(listOf(link, 1)),
});
