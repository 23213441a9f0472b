import * as v from "valibot";
import { quoteFields } from "../domain/quote-fields.ts";
import { type QuotePayload, quotePayloadSchema } from "../domain/quote-values.ts";

/** How much of an invalid value a message quotes, in UTF-16 code units. */
const maxQuotedLength = 80;

/** Parses the body of docs/specification.md#payload: the request, or sentences about what was expected and sent. */
export function parseQuoteRequest(body: Buffer): { request: QuotePayload } | { problem: string } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return { problem: "Expected JSON in UTF-8; the body is not valid UTF-8." };
  }
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `Expected a JSON object; the body is not valid JSON (${reason}).` };
  }
  const { success, output } = v.safeParse(quotePayloadSchema, request);
  return success ? { request: output } : { problem: problemsOf(request).join(" ") };
}

function problemsOf(request: unknown): string[] {
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return [`Expected a JSON object with the fields of a quote request; got ${quoted(request)}.`];
  }
  const given = new Map<string, unknown>(Object.entries(request));
  return Object.entries(quotePayloadSchema.entries).flatMap(([field, schema]) => {
    const result = v.safeParse(schema, given.get(field));
    if (result.success) return [];
    const value = given.has(field) ? quoted(given.get(field)) : "missing";
    const choices = quoteFields.find(({ name }) => name === field)?.choices;
    const listed = choices === undefined ? "" : ` (${choices.join(", ")})`;
    return [`"${field}" is ${value}: ${result.issues[0].message}${listed}.`];
  });
}

/** A value as JSON, shortened if it is long. JSON.stringify overflows the stack where one is nested deeply. */
function quoted(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value) ? "a list" : "an object";
  }
  const json = JSON.stringify(value);
  return json.length > maxQuotedLength ? `${json.slice(0, maxQuotedLength)}…` : json;
}
