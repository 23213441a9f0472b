import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, link, text } from "../../../content-schema/value-schemas.ts";

/** The closing block: a quote button, to the dialog or the contact page, and the call link. */
export const closing = blockOf("closing", {
  heading: text,
  text,
  quote: v.picklist(["dialog", "contact"]),
  button: v.optional(text),
  callText: v.optional(text),
  /** A button before the others that writes an email to the company. */
  email: v.optional(objectOf({ button: text, subject: text })),
  more: v.optional(link),
});
