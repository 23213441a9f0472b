import * as v from "valibot";
import { specifiedButtons } from "../../../content/specified-texts.ts";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, link, sectionHead, text } from "../../../content-schema/value-schemas.ts";

export const contactForm = blockOf("contact-form", {
  /** With the labels of the contact details; their values are business details. */
  details: objectOf({
    ...sectionHead.entries,
    phone: text,
    whatsapp: text,
    email: text,
    office: text,
    hours: text,
  }),
  areas: objectOf({ ...sectionHead.entries, more: link }),
  form: objectOf({ heading: v.literal(specifiedButtons.requestQuote), lead: text }),
});
