import * as v from "valibot";
import { cleanLine, cleanLines } from "./clean-text.ts";
import { detailsTooLong, quoteMessages } from "./quote-messages.ts";
import {
  detailsLimit,
  mapQuoteFields,
  type QuoteFieldName,
  quoteFieldNames,
  quoteServices,
} from "./quote-request.ts";

/** What the visitor has typed so far: plain text in every field, valid or not. */
export type QuoteValues = Record<QuoteFieldName, string>;

export const emptyQuoteValues: QuoteValues = mapQuoteFields(() => "");

export const areEmptyValues = (values: QuoteValues): boolean =>
  quoteFieldNames.every((name) => values[name] === "");

/** The values as they are validated and sent. */
export const cleanValues = (values: QuoteValues): QuoteValues =>
  mapQuoteFields((name) => (name === "message" ? cleanLines : cleanLine)(values[name]));

const line = (message: string) => v.pipe(v.string(message), v.transform(cleanLine));

/** Text of at least `minimum` characters that can be seen. */
const textOfAtLeast = (minimum: number, message: string) =>
  v.pipe(line(message), v.minLength(minimum, message));

/**
 * An email address as the HTML standard defines it, which allows o'brien@company.co.za. Its domain
 * needs a dot as well: "jan@gmail" is a typing error.
 */
const emailAddress = (message: string) =>
  v.pipe(line(message), v.rfcEmail(message), v.regex(/\.[^.@]+$/, message));

/** A quote request as it is sent, without invisible characters; `message` includes the attachments. */
const sentRequestSchema = v.object({
  name: textOfAtLeast(2, quoteMessages.name),
  email: emailAddress(quoteMessages.email),
  phone: textOfAtLeast(10, quoteMessages.phone),
  area: textOfAtLeast(2, quoteMessages.area),
  service: v.picklist(quoteServices, quoteMessages.service),
  message: v.pipe(v.string("Project details must be text"), v.transform(cleanLines)),
});

/** What a visitor may submit, with the rules and messages of docs/specification.md#validation. */
const quoteRequestSchema = v.object({
  ...sentRequestSchema.entries,
  message: v.pipe(sentRequestSchema.entries.message, v.maxLength(detailsLimit, detailsTooLong)),
});

/** The JSON body of the one call the site makes (docs/specification.md#payload). */
export const quotePayloadSchema = v.object({
  ...sentRequestSchema.entries,
  message: v.optional(sentRequestSchema.entries.message, ""),
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

/** The message of each field that breaks its rule; empty when all are valid. */
export function quoteErrors(values: QuoteValues): QuoteErrors {
  const result = v.safeParse(quoteRequestSchema, values);
  if (result.success) return {};
  const { nested = {} } = v.flatten<typeof quoteRequestSchema>(result.issues);
  const errors: QuoteErrors = {};
  for (const name of quoteFieldNames) {
    const message = nested[name]?.[0];
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

/** Whether the values are a request that may be sent. */
export const areValidValues = (values: QuoteValues): boolean => v.is(quoteRequestSchema, values);

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

/**
 * The payload of values that are sent at `submittedAt` (ISO timestamp) from the page with the URL
 * `pageUrl`; null when they are not valid.
 */
export function quotePayload(
  values: QuoteValues,
  submittedAt: string,
  pageUrl: string,
): QuotePayload | null {
  const { success, output } = v.safeParse(sentRequestSchema, values);
  return success ? { ...output, submitted_at: submittedAt, page_url: pageUrl } : null;
}

/**
 * The JSON of a payload, as sent, logged and stored. Equal payloads give equal text, so a receiver can drop
 * duplicates.
 */
export const quoteBody = (payload: QuotePayload): string =>
  JSON.stringify(payload, [...payloadKeys]);
