import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import { quoteFieldNames } from "../../domain/quote-request.ts";
import { fieldSettings } from "./field-settings.tsx";

/** The request as lines of text, for a message typed by hand; empty fields are left out. */
export function requestAsText(values: QuoteDraft): string {
  return quoteFieldNames
    .filter((field) => values[field] !== "")
    .map((field) => `${fieldSettings[field].label}: ${values[field]}`)
    .join("\n");
}

/** Mail programs cut longer addresses off, so the text is shortened first. */
const mailtoLimit = 1_500;

/** A mailto URL (RFC 6068) that holds the typed request; lines end in CRLF. */
export function mailtoHref(email: string, values: QuoteDraft): `mailto:${string}` {
  // Cutting may halve a surrogate pair, which no address can hold; UTF-8 replaces the half.
  const cut = new TextEncoder().encode(requestAsText(values).slice(0, mailtoLimit));
  const body = new TextDecoder().decode(cut).replaceAll("\n", "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent("Quote request")}&body=${encodeURIComponent(body)}`;
}
