import type { AttachedPlan, RequestAttachments } from "#src/domain/attachments.ts";
import type { QuoteFieldName } from "#src/domain/quote-fields.ts";
import type { FormLocation, PrefilledField, QuoteFailure } from "#src/domain/quote-request.ts";
import { type QuoteErrors, type QuoteValues, remainingErrors } from "#src/domain/quote-values.ts";
import { emptyDraft, type StoredDraft } from "./quote-draft.ts";

export type QuoteFormEvent =
  /** The visitor typed or chose; `value` is the field's whole new text. */
  | { type: "field.changed"; field: QuoteFieldName; value: string }
  /** A quote button, a page or a URL names a service or an area. */
  | { type: "field.prefilled"; field: PrefilledField; value: string }
  /** The form at `location` appeared, such as in a dialog that the visitor opened again. */
  | { type: "form.opened"; location: FormLocation }
  /** The page read the stored draft, or the visitor pressed Undo: the cleared form knows what was sent, too. */
  | { type: "draft.restored"; draft: StoredDraft & Partial<Pick<QuoteFormContext, "sent">> }
  /** The visitor added a plan to the request, or changed the one with its id. */
  | { type: "plan.attached"; plan: AttachedPlan }
  | { type: "plan.removed"; id: number }
  | { type: "form.cleared" }
  /** The visitor submitted the form at `location`; `kept` are the names on their kept list. */
  | {
      type: "submit.requested";
      location: FormLocation;
      /** An ISO timestamp. */
      submittedAt: string;
      pageUrl: string;
      kept: readonly string[];
      honeypotFilled: boolean;
    };

/** What was in the form, when, and on which page, at a press that was accepted. */
export interface Submission extends RequestAttachments {
  readonly values: QuoteValues;
  readonly submittedAt: string;
  readonly pageUrl: string;
}

export interface QuoteFormContext extends StoredDraft {
  /** The messages to show in the form at `submittedLocation`; empty before a submit. */
  errors: QuoteErrors;
  /** The form that was submitted last; null before one, and for an attempt from before a reload. */
  submittedLocation: FormLocation | null;
  /** What is being sent, or was sent last; null before the first request of this visit. */
  submission: Submission | null;
  /** The request of `lastSentAt`, cleaned; null after a reload, because nothing personal is stored. */
  sent: Submission | null;
  /** Number of submits that sent nothing; each asks the view to focus the panel that says why. */
  rejectedSubmits: number;
  /** Number of requests that were received; each empties the form. */
  acceptedRequests: number;
  /** Milliseconds after which a request counts as failed. */
  timeoutMs: number;
}

/** The form before the visitor types, and after "Clear my details". */
export const emptyForm = {
  ...emptyDraft,
  errors: {},
  submittedLocation: null,
  submission: null,
  sent: null,
} satisfies Partial<QuoteFormContext>;

/** The rejection of `sendRequest`; any other counts as "unreachable". */
export interface SendRequestError {
  reason: Exclude<QuoteFailure, "timeout" | "interrupted">;
}

export function failureReason(error: unknown): SendRequestError["reason"] {
  const reason = error instanceof Object && "reason" in error ? error.reason : null;
  return reason === "refused" || reason === "tooLarge" ? reason : "unreachable";
}

/** A value that the machine's state guarantees, such as the attempt while submitting. Throws if it is null. */
export function requireValue<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`Expected the quote form to have ${name}, got null.`);
  return value;
}

/** The values with a change applied, without the errors that it corrects; adds no error. */
export function changeValues(
  { values, errors }: QuoteFormContext,
  change: Partial<Record<QuoteFieldName, string>>,
) {
  const changed = { ...values, ...change };
  return { values: changed, errors: remainingErrors(errors, changed) };
}
