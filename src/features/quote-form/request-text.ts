import { cleanValues, type QuoteValues } from "#machines/quote-form/quote-request.ts";
import { emailShortened, emailSubject, fieldTexts } from "../../content/interface/quote-form.ts";
import { quoteFieldNames } from "../../domain/quote-request.ts";

/** Formats a request, as it would be sent, as "Label: value" lines without empty fields. */
export function requestAsText(values: QuoteValues): string {
  const cleaned = cleanValues(values);
  return quoteFieldNames
    .filter((field) => cleaned[field] !== "")
    .map((field) => `${fieldTexts[field].label}: ${cleaned[field]}`)
    .join("\n");
}

/** Maximum length of the email's text: some mail programs truncate longer URLs. */
const mailtoLimit = 1_500;

/** Returns a mailto URL (RFC 6068) with the request as its body, whose lines end in CRLF. A cut says so. */
export function mailtoHref(email: string, values: QuoteValues): `mailto:${string}` {
  const text = requestAsText(values);
  const cut = text.length > mailtoLimit ? `${text.slice(0, mailtoLimit)}\n${emailShortened}` : text;
  // The cut may split a surrogate pair, which encodeURIComponent refuses; UTF-8 replaces the half.
  const wellFormed = new TextDecoder().decode(new TextEncoder().encode(cut));
  const body = wellFormed.replaceAll("\n", "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(emailSubject)}&body=${encodeURIComponent(body)}`;
}
