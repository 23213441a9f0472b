import * as v from "valibot";
import { quotePayloadSchema } from "#machines/quote-form/quote-request.ts";
import { quoteServices } from "../domain/quote-request.ts";
import type { SentQuote } from "./quote-file.ts";

/** Deepest nesting taken: JSON.stringify gives up at a few thousand levels. */
const deepest = 20;

/** As much of a wrong value is shown to whoever sent it, in UTF-16 code units. */
const longestShown = 80;

/**
 * Reads the body of a request. Fields that SPEC.md section 7 does not know are kept as they are:
 * leaving them out would lose them in silence.
 *
 * @returns the request exactly as sent, or sentences that say what was given and what is wanted.
 */
export function parseQuoteRequest(body: Buffer): { request: SentQuote } | { problem: string } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return { problem: "The body is not UTF-8: send JSON in UTF-8." };
  }
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    return { problem: `The body is not JSON (${reason}): send one JSON object.` };
  }
  if (isNestedDeeper(request, deepest)) {
    return { problem: `The body is nested too deeply: send at most ${deepest} levels.` };
  }
  if (v.is(quotePayloadSchema, request)) return { request };
  return { problem: problemsOf(request).join(" ") };
}

function problemsOf(request: unknown): string[] {
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return [`The body is ${shown(request)}: send one JSON object with the fields of a request.`];
  }
  const given = new Map<string, unknown>(Object.entries(request));
  return Object.entries(quotePayloadSchema.entries).flatMap(([field, schema]) => {
    const result = v.safeParse(schema, given.get(field));
    if (result.success) return [];
    const value = given.has(field) ? shown(given.get(field)) : "missing";
    const choices = field === "service" ? ` (${quoteServices.join(", ")})` : "";
    return [`"${field}" is ${value}: ${result.issues[0].message}${choices}.`];
  });
}

/** Finds where one character ends, however many code points it is made of. */
const characters = new Intl.Segmenter();

/** A value as JSON, cut between two characters where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  const next = characters.segment(text).containing(longestShown);
  return next === undefined ? text : `${text.slice(0, next.index)}…`;
}

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
