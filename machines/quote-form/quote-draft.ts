import * as v from "valibot";
import { type AttachedPlan, attachedPlansLimit, withPlan } from "#src/domain/attachments.ts";
import {
  mapQuoteFields,
  type PrefilledField,
  type QuoteFieldName,
  quoteFailures,
} from "#src/domain/quote-request.ts";
import { cleanValues, type QuoteValues, quotePayloadSchema } from "#src/domain/quote-values.ts";

const planSchema = v.object({
  id: v.number(),
  plan: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/services(\/[a-z-]+)?$/)),
});

const prefilledText = v.fallback(v.nullable(v.string()), null);

/**
 * What session storage keeps of the form for a reload: field values, the unconfirmed request
 * (`attempt`), its `failure`, the plans that go with it, what the site filled in, and the time
 * of the last request that was received (`sentAt`). An unreadable part counts as missing, so that the rest of what the
 * visitor typed survives.
 */
const storedDraftSchema = v.object({
  values: v.object(mapQuoteFields(() => v.fallback(v.string(), ""))),
  attempt: v.fallback(v.nullable(quotePayloadSchema), null),
  failure: v.fallback(v.nullable(v.picklist(quoteFailures)), null),
  plans: v.optional(
    v.pipe(
      v.fallback(v.pipe(v.array(planSchema), v.maxLength(attachedPlansLimit)), []),
      v.readonly(),
    ),
  ),
  /** What was filled in for the visitor, by field; null where there is none or they changed it. */
  prefilled: v.optional(
    v.fallback(v.object({ service: prefilledText, area: prefilledText }), {
      service: null,
      area: null,
    }),
  ),
  sentAt: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null)),
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
  const { values, attempt, failure, plans, prefilled, sentAt } = draft;
  return JSON.stringify({ values, attempt, failure, plans, prefilled, sentAt });
}

type Prefilled = Readonly<Record<PrefilledField, string | null>>;
type ByField = Readonly<Partial<Record<QuoteFieldName, string | null>>>;

/**
 * A stored draft in a form that may have been filled in since: what the visitor has typed stays. What the
 * site filled in counts as such for as long as it is unchanged.
 */
export function mergeDraft(
  current: { values: QuoteValues; prefilled: Prefilled },
  stored: Pick<StoredDraft, "values" | "prefilled">,
): { values: QuoteValues; prefilled: Prefilled } {
  const isFilledIn = (
    form: { values: QuoteValues; prefilled?: ByField | undefined },
    name: QuoteFieldName,
  ) => form.values[name] === form.prefilled?.[name];
  const values = mapQuoteFields((name) => {
    const isFree = isFilledIn(current, name) && !isFilledIn(stored, name);
    const text = current.values[name];
    return text === "" || isFree ? stored.values[name] || text : text;
  });
  const remaining = (field: PrefilledField) =>
    [stored.prefilled?.[field], current.prefilled[field]].includes(values[field])
      ? values[field]
      : null;
  return { values, prefilled: { service: remaining("service"), area: remaining("area") } };
}

/** What the visitor cleared and asks back, in the form as it is now; Project Details keeps both texts. */
export const withCleared = (current: QuoteValues, cleared: QuoteValues): QuoteValues =>
  mapQuoteFields((name) => {
    const texts = [cleared[name], current[name]].filter((text) => text !== "");
    return name === "message" ? [...new Set(texts)].join("\n") : (texts[0] ?? "");
  });

/** The plans of a stored draft and those added or changed since, which win. */
export const mergePlans = (
  current: readonly AttachedPlan[],
  stored: readonly AttachedPlan[],
): readonly AttachedPlan[] => current.reduce(withPlan, stored).slice(-attachedPlansLimit);

/** Empties the fields that still say what was sent; keeps what was typed since. */
export function clearSentFields(values: QuoteValues, sent: QuoteValues): QuoteValues {
  const [now, then] = [cleanValues(values), cleanValues(sent)];
  return mapQuoteFields((name) => (now[name] === then[name] ? "" : values[name]));
}
