import * as v from "valibot";
import { mapQuoteFields, type QuoteFieldName, quoteFailures } from "#src/domain/quote-request.ts";
import { type QuoteDraft, type QuotePayload, quotePayloadSchema } from "./quote-request.ts";

/**
 * What session storage keeps of the form for a reload: the text of every field; the request that is
 * not confirmed yet, or null; and why not, null while it is unanswered. An unreadable part counts as
 * missing, so that the rest of what the visitor typed survives.
 */
export const storedDraftSchema = v.object({
  values: v.object(mapQuoteFields(() => v.fallback(v.string(), ""))),
  attempt: v.fallback(v.nullable(quotePayloadSchema), null),
  failure: v.fallback(v.nullable(v.picklist(quoteFailures)), null),
  /** What the site wrote into Project Details (details-blocks.ts). */
  blocks: v.optional(v.fallback(v.record(v.string(), v.string()), {})),
});

export type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

/** The stored draft; null when there is none or it is not a draft. Never throws. */
export function parseStoredDraft(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const { success, output } = v.safeParse(storedDraftSchema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** The text to store; accepts the quote form's context as it is. */
export function serialiseStoredDraft({ values, attempt, failure, blocks }: StoredDraft): string {
  return JSON.stringify({ values, attempt, failure, blocks } satisfies StoredDraft);
}

/**
 * Fills fields of a draft from a stored one: those that are empty, and those that still hold what was
 * filled in for the visitor.
 */
export function fillFreeFields(
  draft: QuoteDraft,
  stored: QuoteDraft,
  prefilled: Readonly<Partial<Record<QuoteFieldName, string | null>>> = {},
): QuoteDraft {
  return mapQuoteFields((name) => {
    const isFree = ["", prefilled[name]].includes(draft[name]);
    return isFree && stored[name] !== "" ? stored[name] : draft[name];
  });
}

/** Empties the fields that still equal the sent request; keeps what was typed since. */
export function clearSentFields(draft: QuoteDraft, sent: QuotePayload): QuoteDraft {
  return mapQuoteFields((name) => (draft[name] === sent[name] ? "" : draft[name]));
}
