import { useSelector } from "@xstate/react";
import type { QuoteFormContext } from "#machines/quote-form/quote-form.context.ts";
import type { QuoteErrors, QuoteValues } from "#machines/quote-form/quote-request.ts";
import { progress as progressTexts } from "../../content/interface/quote-form.ts";
import type { AttachedPlan } from "../../domain/attachments.ts";
import type { FormLocation, QuoteFailure } from "../../domain/quote-request.ts";
import { quoteFormActor } from "./quote-form.actor.ts";

/** What the form at one location shows. */
export interface QuoteFormView {
  values: QuoteValues;
  /** The plans that go with the request. */
  plans: readonly AttachedPlan[];
  /** The time of the last request that was received in this visit, and who sent it, if that is known. */
  sentAt: QuoteFormContext["sentAt"];
  sender: QuoteFormContext["sender"];
  /** Error messages by field; empty before this form is submitted. */
  errors: QuoteErrors;
  /** Whether a request is being sent, from this form or another. */
  submitting: boolean;
  /** Text about a running request of this form; empty when there is none. */
  progress: string;
  /** The outcome of the last request; null before there is one. */
  outcome: "success" | QuoteFailure | null;
  /** Whether this form asks for a second submit, because its honeypot was filled. */
  needsConfirmation: boolean;
  /** Number of requests that were sent successfully, from any form. */
  acceptedRequests: number;
  /** Changes with every outcome of a submit: errors, a confirmation, success or failure. */
  outcomeKey: string;
}

/**
 * Selects what the form at `location` shows. All forms share the values; errors and outcomes appear
 * in the form that was submitted, and a failure restored after a reload in every form.
 */
export function useQuoteForm(location: FormLocation): QuoteFormView {
  const snapshot = useSelector(quoteFormActor, (current) => current);
  const {
    values,
    plans,
    sentAt,
    sender,
    errors,
    failure,
    submittedLocation,
    needsConfirmation,
    rejectedSubmits,
    acceptedRequests,
  } = snapshot.context;
  const isOwn = submittedLocation === location;
  const submitting = snapshot.matches("submitting");
  const isSlow = snapshot.matches({ submitting: "slow" });
  const progress = isSlow ? progressTexts.slow : progressTexts.sending;
  const failed = snapshot.matches("failure") ? failure : null;
  const outcome = snapshot.matches("success") ? "success" : failed;
  return {
    values,
    plans,
    sentAt,
    sender,
    errors: isOwn ? errors : {},
    submitting,
    progress: submitting && isOwn ? progress : "",
    outcome: isOwn || submittedLocation === null ? outcome : null,
    needsConfirmation: needsConfirmation && isOwn,
    acceptedRequests,
    outcomeKey: `${rejectedSubmits} ${submitting}`,
  };
}
