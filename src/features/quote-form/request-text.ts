import { fieldTexts, requestShortened } from "../../content/interface/quote-form.ts";
import { quoteFieldNames } from "../../domain/quote-request.ts";
import { cleanValues, type QuoteValues } from "../../domain/quote-values.ts";

/** Formats a request, as it would be sent, as "Label: value" lines without empty fields. */
export function requestText(values: QuoteValues): string {
  const cleaned = cleanValues(values);
  return quoteFieldNames
    .filter((field) => cleaned[field] !== "")
    .map((field) => `${fieldTexts[field].label}: ${cleaned[field]}`)
    .join("\n");
}

/** Maximum length of a text in a link: some mail programs truncate longer URLs. */
const linkLimit = 1_500;

/** Returns the request as text for a link; a text that is cut says so at its end. */
export function requestForLink(values: QuoteValues): string {
  const text = requestText(values);
  const cut = text.length > linkLimit ? `${text.slice(0, linkLimit)}\n${requestShortened}` : text;
  // The cut may split a surrogate pair, which encodeURIComponent refuses; UTF-8 replaces the half.
  return new TextDecoder().decode(new TextEncoder().encode(cut));
}

/** Returns a mailto URL (RFC 6068), in whose body lines end in CRLF. */
export const mailtoHref = (email: string, subject: string, text: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}` as const;
