import * as v from "valibot";
import {
  mapQuoteFields,
  type PrefilledField,
  type QuoteFieldName,
  quoteFailures,
} from "#src/domain/quote-request.ts";
import { type QuotePayload, type QuoteValues, quotePayloadSchema } from "./quote-request.ts";

const prefilledText = v.fallback(v.nullable(v.string()), null);

/**
 * What session storage keeps of the form for a reload: field values, the unconfirmed request
 * (`attempt`), its `failure`, and what the site filled in. An unreadable part counts as missing, so
 * that the rest of what the visitor typed survives.
 */
const storedDraftSchema = v.object({
  values: v.object(mapQuoteFields(() => v.fallback(v.string(), ""))),
  attempt: v.fallback(v.nullable(quotePayloadSchema), null),
  failure: v.fallback(v.nullable(v.picklist(quoteFailures)), null),
  /** What the site wrote into Project Details (details-blocks.ts). */
  blocks: v.optional(v.fallback(v.record(v.string(), v.string()), {})),
  /** What was filled in for the visitor, by field; null where there is none or they changed it. */
  prefilled: v.optional(
    v.fallback(v.object({ service: prefilledText, area: prefilledText }), {
      service: null,
      area: null,
    }),
  ),
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
export function serialiseStoredDraft(draft: StoredDraft): string {
  const { values, attempt, failure, blocks, prefilled } = draft;
  return JSON.stringify({ values, attempt, failure, blocks, prefilled } satisfies StoredDraft);
}

/** What was filled in for the visitor, by field. */
type Prefilled = Readonly<Partial<Record<QuoteFieldName, string | null>>>;

/**
 * Fills fields of the form from stored values: those that are empty, and with what the visitor typed
 * also those that still hold what was filled in for them.
 */
export function fillFreeFields(
  values: QuoteValues,
  stored: QuoteValues,
  prefilled: Prefilled = {},
  storedPrefilled: Prefilled = {},
): QuoteValues {
  return mapQuoteFields((name) => {
    const isFree = ["", prefilled[name]].includes(values[name]);
    const isTyped = !["", storedPrefilled[name]].includes(stored[name]);
    return values[name] === "" || (isFree && isTyped) ? stored[name] : values[name];
  });
}

/** What still counts as filled in for the visitor once `fillFreeFields` has made `values`. */
export function remainingPrefilled(
  values: QuoteValues,
  prefilled: Readonly<Record<PrefilledField, string | null>>,
  stored: Pick<StoredDraft, "values" | "prefilled">,
): Record<PrefilledField, string | null> {
  // The stored draft decides, because a field that the browser itself restores on a reload is adopted
  // as if the visitor had typed it.
  const remaining = (field: PrefilledField) => {
    if (values[field] !== stored.values[field]) return prefilled[field];
    return values[field] === stored.prefilled?.[field] ? values[field] : null;
  };
  return { service: remaining("service"), area: remaining("area") };
}

/** Empties the fields that still equal the sent request; keeps what was typed since. */
export function clearSentFields(values: QuoteValues, sent: QuotePayload): QuoteValues {
  return mapQuoteFields((name) => (values[name] === sent[name] ? "" : values[name]));
}
