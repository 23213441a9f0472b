import * as v from "valibot";
import { quoteServices } from "../domain/quote-request.ts";
import { quotePayloadSchema } from "../domain/quote-values.ts";

/** JSON.stringify overflows the stack at a few thousand levels. */
const maxDepth = 20;

/** How much of an invalid value a message quotes, in UTF-16 code units. */
const maxQuotedLength = 80;

/**
 * Parses the body of docs/specification.md#payload. Keeps fields that it does not know.
 *
 * @returns the request exactly as sent, or sentences that say what was expected and what was sent
 */
export function parseQuoteRequest(body: Buffer): { request: object } | { problem: string } {
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
  if (isNestedDeeper(request, maxDepth)) {
    return { problem: `Expected at most ${maxDepth} levels of nesting; the body has more.` };
  }
  if (v.is(quotePayloadSchema, request)) return { request };
  return { problem: problemsOf(request).join(" ") };
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
    const choices = field === "service" ? ` (${quoteServices.join(", ")})` : "";
    return [`"${field}" is ${value}: ${result.issues[0].message}${choices}.`];
  });
}

/** A value as JSON, shortened if it is long. */
function quoted(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > maxQuotedLength ? `${json.slice(0, maxQuotedLength)}…` : json;
}

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
