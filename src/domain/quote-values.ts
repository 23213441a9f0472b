import * as v from "valibot";
import { cleanLine, cleanLines } from "./clean-text.ts";
import {
  detailsWithAttachments,
  mapQuoteFields,
  type QuoteFieldName,
  quoteFieldNames,
  quoteFields,
} from "./quote-fields.ts";

/** What the visitor has typed so far: plain text in every field, valid or not. */
export type QuoteValues = Record<QuoteFieldName, string>;

export const emptyQuoteValues: QuoteValues = mapQuoteFields(() => "");

export const areEmptyValues = (values: QuoteValues): boolean =>
  quoteFieldNames.every((name) => values[name] === "");

/** The values as they are validated and sent. */
export const cleanValues = (values: QuoteValues): QuoteValues =>
  mapQuoteFields(({ name, as }) => (as === "textarea" ? cleanLines : cleanLine)(values[name]));

/** A quote request as it is sent, without invisible characters; `message` includes the attachments. */
const sentRequestSchema = v.object({
  ...mapQuoteFields(({ rule }) => rule),
  message: detailsWithAttachments,
});

/** The JSON body of the one call the site makes (docs/specification.md#payload). */
export const quotePayloadSchema = v.object({
  ...mapQuoteFields<v.GenericSchema<unknown, string>>(({ name, required }) =>
    required ? sentRequestSchema.entries[name] : v.optional(sentRequestSchema.entries[name], ""),
  ),
  submitted_at: v.pipe(
    v.string("submitted_at must be an ISO timestamp"),
    v.isoTimestamp("submitted_at must be an ISO timestamp"),
  ),
  page_url: v.pipe(v.string("page_url must be a URL"), v.url("page_url must be a URL")),
});

export type QuotePayload = v.InferOutput<typeof quotePayloadSchema>;

/** In the order of docs/specification.md#payload. */
export const payloadKeys = [...quoteFieldNames, "submitted_at", "page_url"] as const;

export type QuoteErrors = Partial<Record<QuoteFieldName, string>>;

/** The message of each field that breaks its rule of docs/specification.md#validation; empty when all are valid. */
export function quoteErrors(values: QuoteValues): QuoteErrors {
  const errors: QuoteErrors = {};
  for (const { name, rule } of quoteFields) {
    const { issues } = v.safeParse(rule, values[name]);
    if (issues !== undefined) errors[name] = issues[0].message;
  }
  return errors;
}

export const areValidValues = (values: QuoteValues): boolean =>
  quoteFields.every(({ name, rule }) => v.is(rule, values[name]));

/** The errors shown whose field still breaks its rule. */
export function remainingErrors(shown: QuoteErrors, values: QuoteValues): QuoteErrors {
  const broken = quoteErrors(values);
  const remaining: QuoteErrors = {};
  for (const name of quoteFieldNames) {
    const message = shown[name];
    if (message !== undefined && broken[name] !== undefined) remaining[name] = message;
  }
  return remaining;
}

/** Whether every value, once cleaned, is that of the payload. */
export function hasSameContent(values: QuoteValues, payload: QuotePayload): boolean {
  const cleaned = cleanValues(values);
  return quoteFieldNames.every((name) => cleaned[name] === payload[name]);
}

/** The payload of values that are sent at `submittedAt` (ISO timestamp); null when they are not valid. */
export function quotePayload(
  values: QuoteValues,
  submittedAt: string,
  pageUrl: string,
): QuotePayload | null {
  const { success, output } = v.safeParse(sentRequestSchema, values);
  return success ? { ...output, submitted_at: submittedAt, page_url: pageUrl } : null;
}

/** The JSON of a payload. Equal payloads give equal text, so a receiver can drop duplicates. */
export const quoteBody = (payload: QuotePayload): string =>
  JSON.stringify(payload, [...payloadKeys]);
