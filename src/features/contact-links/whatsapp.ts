import { business } from "virtual:business";
import { whatsappGreeting } from "../../content/interface/contact-links.ts";

/**
 * URL of a WhatsApp chat with the company, in which a text is already typed; null where the company has
 * set no number. A plain link: nothing is fetched from it (docs/specification.md#contact).
 */
export const whatsappHrefWith = (text: string) =>
  business.whatsappNumber === ""
    ? null
    : (`https://wa.me/${business.whatsappNumber.slice(1)}?text=${encodeURIComponent(text)}` as const);

export const whatsappHref = whatsappHrefWith(whatsappGreeting);

/** The number as people read it: "+27 82 123 4567". */
export const visibleWhatsappNumber = business.whatsappNumber.replace(
  /^(\+27)(\d\d)(\d{3})(\d{4})$/,
  "$1 $2 $3 $4",
);
