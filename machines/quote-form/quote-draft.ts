import * as v from "valibot";
import { type AttachedPlan, attachedPlansLimit, withPlan } from "#src/domain/attachments.ts";
import { mapQuoteFields, type QuoteField } from "#src/domain/quote-fields.ts";
import { type PrefilledField, quoteFailures } from "#src/domain/quote-request.ts";
import {
  areEmptyValues,
  cleanValues,
  emptyQuoteValues,
  type QuoteValues,
  quotePayloadSchema,
} from "#src/domain/quote-values.ts";

const planSchema = v.object({
  id: v.number(),
  plan: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/services(\/[a-z-]+)?$/)),
  place: v.optional(v.number()),
});

const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null);

/** What session storage keeps of the form; what cannot be read is empty (docs/specification.md#quote-form-states). */
const storedDraftSchema = v.object({
  /** What the visitor typed, shared by the forms of all three locations. */
  values: v.fallback(v.object(mapQuoteFields(() => v.fallback(v.string(), ""))), emptyQuoteValues),
  /** The request sent last, until it succeeds or the form is cleared. */
  attempt: orNull(quotePayloadSchema),
  /** Why `attempt` was not confirmed; null without one and while it is unanswered. */
  failure: orNull(v.picklist(quoteFailures)),
  plans: v.pipe(
    v.fallback(v.pipe(v.array(planSchema), v.maxLength(attachedPlansLimit)), []),
    v.readonly(),
  ),
  /** What was filled in for the visitor, by field; null where nothing was or they changed it. */
  prefilled: v.fallback(v.object({ service: orNull(v.string()), area: orNull(v.string()) }), {
    service: null,
    area: null,
  }),
  /** When the last request that was received was sent; null before one and once the form is cleared. */
  lastSentAt: orNull(v.pipe(v.string(), v.isoTimestamp())),
});

export type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

export const emptyDraft: StoredDraft = v.parse(storedDraftSchema, {});

const storedTextSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), storedDraftSchema),
  emptyDraft,
);

/** Parses a stored draft; an unreadable one becomes the empty draft. */
export const parseStoredDraft = (text: string | null): StoredDraft =>
  v.parse(storedTextSchema, text);

/** The text to store; accepts the quote form's context as it is. */
export function serialiseStoredDraft(draft: StoredDraft): string {
  const { values, attempt, failure, plans, prefilled, lastSentAt } = draft;
  return JSON.stringify({ values, attempt, failure, plans, prefilled, lastSentAt });
}

export const isEmptyDraft = ({ values, attempt, plans, lastSentAt }: StoredDraft): boolean =>
  areEmptyValues(values) && attempt === null && plans.length === 0 && lastSentAt === null;

type FormContent = Pick<StoredDraft, "values" | "prefilled" | "plans">;

/** A stored draft in a form that was filled in since: its texts win, Project Details keep both, newer plans stay. */
export function mergeDraft(current: FormContent, stored: FormContent): FormContent {
  const mergedText = ({ name, as }: QuoteField) => {
    const texts = [stored.values[name], current.values[name]].filter((text) => text !== "");
    return as === "textarea" ? [...new Set(texts)].join("\n") : (texts[0] ?? "");
  };
  const prefilledOf = (name: PrefilledField) =>
    (stored.values[name] === "" ? current : stored).prefilled[name];
  return {
    values: mapQuoteFields(mergedText),
    prefilled: { service: prefilledOf("service"), area: prefilledOf("area") },
    plans: current.plans
      .reduce<readonly AttachedPlan[]>(withPlan, stored.plans)
      .slice(-attachedPlansLimit),
  };
}

/** Empties the fields that still contain what was sent; keeps what was typed since. */
export function clearSentFields(values: QuoteValues, sent: QuoteValues): QuoteValues {
  const [now, then] = [cleanValues(values), cleanValues(sent)];
  return mapQuoteFields(({ name }) => (now[name] === then[name] ? "" : values[name]));
}
