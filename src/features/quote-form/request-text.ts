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
