import { keptInRequest } from "../../content/interface/keep.ts";
import { fieldTexts } from "../../content/interface/quote-form.ts";
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

/** The kept list in a request, which names at most as many as `limit` characters hold. */
export function keptText(names: readonly string[], limit: number): string {
  const textOf = (count: number) =>
    keptInRequest(names.slice(0, count).join("; "), names.length - count);
  let count = names.length;
  while (count > 1 && textOf(count).length > limit) count -= 1;
  return textOf(count).slice(0, limit);
}
