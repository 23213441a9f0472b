import { business } from "virtual:business";
import { messageShortened, whatsappGreeting } from "../content/interface/contact.ts";

/** Maximum length of a link: Chrome on Windows opens nothing above 2,046 characters (crbug.com/727909). */
const linkLimit = 2_000;

/** A link that types a text without halves of surrogate pairs, cut, and ending in a note of that, where it is full. */
function messageLink<Href extends string>(text: string, hrefWith: (text: string) => Href) {
  const whole = hrefWith(text);
  if (whole.length <= linkLimit) return { href: whole, isShortened: false };
  const end = `\n${messageShortened}`;
  const emptyLength = hrefWith("").length;
  let room = linkLimit - hrefWith(end).length;
  let cut = "";
  for (const character of text) {
    room -= hrefWith(character).length - emptyLength;
    if (room < 0) break;
    cut += character;
  }
  return { href: hrefWith(cut + end), isShortened: true };
}

/** A link that writes an email to the company (RFC 6068), in whose body lines end in CRLF. */
export const emailLink = (subject: string, text: string) =>
  messageLink(
    text,
    (body) =>
      `mailto:${business.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}` as const,
  );

/** A link to a WhatsApp chat, from which nothing is fetched (docs/specification.md#contact); null without a number. */
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
