import type { AttachedPlan, RequestAttachments } from "#src/domain/attachments.ts";
import type {
  FormLocation,
  PrefilledField,
  QuoteFailure,
  QuoteFieldName,
} from "#src/domain/quote-request.ts";
import {
  emptyQuoteValues,
  type QuoteErrors,
  type QuotePayload,
  type QuoteValues,
  remainingErrors,
} from "#src/domain/quote-values.ts";
import type { StoredDraft } from "./quote-draft.ts";

/** Resolves to the texts of the attachments, which follow the visitor's words; never rejects. */
export type DescribeAttachments = (attachments: RequestAttachments) => Promise<readonly string[]>;

/** What can happen to the quote form. */
export type QuoteFormEvent =
  /** The visitor typed or chose; `value` is the field's whole new text. */
  | { type: "field.changed"; field: QuoteFieldName; value: string }
  /** A quote button, a page or a URL names a service or an area. */
  | { type: "field.prefilled"; field: PrefilledField; value: string }
  /** The form at `location` appeared, such as in a dialog that the visitor opened again. */
  | { type: "form.opened"; location: FormLocation }
  /**
   * The page found a draft from before a reload (`parseStoredDraft`), or the visitor pressed Undo
   * after "Clear my details".
   */
  | ({ type: "draft.restored" } & StoredDraft)
  /** The visitor added a plan to the request, or changed the one with its id. */
  | { type: "plan.attached"; plan: AttachedPlan }
  | { type: "plan.removed"; id: number }
  /** The visitor pressed "Clear my details". */
  | { type: "form.cleared" }
  /**
   * The visitor submitted the form at `location` at `submittedAt` (ISO timestamp) on the page with
   * the URL `pageUrl`. `kept` are the names on their kept list, and `describe` says
   * what the request tells of them and of the plans.
   */
  | {
      type: "submit.requested";
      location: FormLocation;
      submittedAt: string;
      pageUrl: string;
      kept: readonly string[];
      describe: DescribeAttachments;
      honeypotFilled: boolean;
    };

/** What was in the form, and on which page, when the visitor submitted it. */
export interface Submission extends RequestAttachments {
  readonly values: QuoteValues;
  readonly pageUrl: string;
  readonly describe: DescribeAttachments;
}

export interface QuoteFormContext {
  /** What the visitor typed, shared by the forms of all three locations. */
  values: QuoteValues;
  /** The messages to show in the form at `submittedLocation`; empty before a submit. */
  errors: QuoteErrors;
  /** The form that was submitted last; null before the first submit of this visit. */
  submittedLocation: FormLocation | null;
  /** When the visitor submitted `attempt` last (ISO timestamp); null before the first submit. */
  submittedAt: string | null;
  /** The request sent last, until it succeeds or the form is cleared. */
  attempt: QuotePayload | null;
  /** Why `attempt` was not confirmed; null without one and while it is unanswered. */
  failure: QuoteFailure | null;
  /** What was filled in for the visitor, by field; null where there is none or they changed it. */
  prefilled: Readonly<Record<PrefilledField, string | null>>;
  /** The plans that go with the request. */
  plans: readonly AttachedPlan[];
  /** What was in the form at the press that is being sent; null before one and after its success. */
  sent: Submission | null;
  /** When the visitor sent the last request that was received; null before one, and after "Clear my details". */
  sentAt: string | null;
  /** Who sent it; null after a reload, because the tab stores nothing personal of a sent request. */
  sender: { name: string; area: string } | null;
  /** Number of submits that sent nothing; each asks the view to focus the panel that says why. */
  rejectedSubmits: number;
  /** Number of requests that were sent successfully; each empties the form. */
  acceptedRequests: number;
  /** Milliseconds after which a request counts as failed. */
  timeoutMs: number;
}

export interface QuoteFormInput {
  /** Milliseconds after which a request counts as failed; 15,000 by default. */
  timeoutMs?: number;
}

/** The form before the visitor types, and after "Clear my details". */
export const emptyForm = {
  values: emptyQuoteValues,
  errors: {},
  submittedLocation: null,
  submittedAt: null,
  attempt: null,
  failure: null,
  prefilled: { service: null, area: null },
  plans: [],
  sent: null,
  sentAt: null,
  sender: null,
} satisfies Partial<QuoteFormContext>;

/** The rejection of `sendRequest`; any other counts as "unreachable". */
export interface SendRequestError {
  reason: "refused" | "unreachable";
}

/** What the view learns of a failure. */
export interface FailureReport {
  /** The form that was submitted; null for an attempt from before a reload. */
  location: FormLocation | null;
  failure: QuoteFailure;
  /** What `sendRequest` rejected with, if it did. */
  error: unknown;
}

/** The reason in a rejection of `sendRequest`. */
export function failureReason(error: unknown): SendRequestError["reason"] {
  const isRefusal = error instanceof Object && "reason" in error && error.reason === "refused";
  return isRefusal ? "refused" : "unreachable";
}

/**
 * A value that the machine's state guarantees, such as the attempt while submitting.
 *
 * @throws Error when it is null, which no event leads to
 */
export function requireValue<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`Expected the quote form to have ${name}, got null.`);
  return value;
}

/** The report of the failure that `event` caused. */
export function failureReport(now: {
  context: QuoteFormContext;
  event: QuoteFormEvent;
}): FailureReport {
  const { context, event } = now;
  const error = "error" in event ? event.error : undefined;
  return {
    location: context.submittedLocation,
    failure: requireValue(context.failure, "a failure"),
    error,
  };
}

/** The values with a change applied, without the errors that it corrects; adds no error. */
export function changeValues(
  { values, errors }: QuoteFormContext,
  change: Partial<Record<QuoteFieldName, string>>,
) {
  const changed = { ...values, ...change };
  return { values: changed, errors: remainingErrors(errors, changed) };
}
