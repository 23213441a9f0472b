import { business } from "virtual:business";
import { whatsappGreeting } from "../../content/interface/contact.ts";
import { messageLink } from "./message-link.ts";

/**
 * A link to a WhatsApp chat with the company; null where the company has set no number. Nothing is fetched
 * from it (docs/specification.md#contact).
 */
export const whatsappLink = (text: string) =>
  business.whatsappNumber === ""
    ? null
    : messageLink(
        text,
        (typed) =>
          `https://wa.me/${business.whatsappNumber.slice(1)}?text=${encodeURIComponent(typed)}` as const,
      );

export const whatsappHref = whatsappLink(whatsappGreeting)?.href ?? null;

/** The number as people read it: "+27 82 123 4567". */
export const visibleWhatsappNumber = business.whatsappNumber.replace(
  /^(\+27)(\d\d)(\d{3})(\d{4})$/,
  "$1 $2 $3 $4",
);
