import type { FormLocation, QuoteFailure, QuoteService } from "#src/domain/quote-request.ts";
import type { QuoteFormEvent } from "./quote-form.events.ts";
import {
  emptyQuoteDraft,
  type QuoteDraft,
  type QuoteErrors,
  type QuotePayload,
  remainingErrors,
} from "./quote-request.ts";

export interface QuoteFormContext {
  /** What the visitor typed, shared by all three forms. */
  values: QuoteDraft;
  /** The messages to show in the form at `location`; empty before a submit. */
  errors: QuoteErrors;
  /** The form that was submitted last; null before the first submit of this visit. */
  location: FormLocation | null;
  /** When the submit was pressed that sent `attempt` last (ISO timestamp); null before the first. */
  pressedAt: string | null;
  /** The request sent last, until it succeeds or the details are cleared. */
  attempt: QuotePayload | null;
  /** Why `attempt` did not get through; null without one and while it is unanswered. */
  failure: QuoteFailure | null;
  /** The service that a quote button filled in and the visitor has not touched. */
  preselectedService: QuoteService | null;
  /** Whether the visitor is asked to submit once more, because a trap was found filled in. */
  needsConfirmation: boolean;
  /** How often a submit sent nothing: each rise asks the view to focus the panel that says why. */
  unsentAttempts: number;
  /** Milliseconds after which a request counts as failed. */
  timeoutMs: number;
}

export interface QuoteFormInput {
  /** Milliseconds after which a request counts as failed; 15,000 by default. */
  timeoutMs?: number;
}

/** The form before anything was typed, and after "Clear my details". */
export const emptyForm = {
  values: emptyQuoteDraft,
  errors: {},
  location: null,
  pressedAt: null,
  attempt: null,
  failure: null,
  preselectedService: null,
  needsConfirmation: false,
} satisfies Partial<QuoteFormContext>;

/** The rejection of `sendRequest`; any other counts as "unreachable". */
export interface SendRequestError {
  reason: "refused" | "unreachable";
}

/** What the view is told of a failure. */
export interface FailureReport {
  /** The form that was submitted; null for an attempt of before a reload. */
  location: FormLocation | null;
  failure: QuoteFailure;
  /** What `sendRequest` rejected with, if it did. */
  error: unknown;
}

/** What the rejection of `sendRequest` says. */
export function failureOf(error: unknown): SendRequestError["reason"] {
  const isRefusal = error instanceof Object && "reason" in error && error.reason === "refused";
  return isRefusal ? "refused" : "unreachable";
}

/** A fact that the state guarantees: what is being sent, where from, and why that failed. */
export function known<T>(fact: T | null): T {
  if (fact === null) throw new Error("The quote form is in a state that no event led to.");
  return fact;
}

/** The report of the failure that `event` brought. */
export function reportOf(now: { context: QuoteFormContext; event: QuoteFormEvent }): FailureReport {
  const { context, event } = now;
  const error = "error" in event ? event.error : undefined;
  return { location: context.location, failure: known(context.failure), error };
}

/** The draft after a change; errors whose field is right by now go, and none is added. */
export function withValues(context: QuoteFormContext, change: Partial<QuoteDraft>) {
  const values = { ...context.values, ...change };
  return { values, errors: remainingErrors(context.errors, values) };
}
