import { useSelector } from "@xstate/react";
import type { QuoteDraft, QuoteErrors } from "#machines/quote-form/quote-request.ts";
import type { FormLocation, QuoteFailure } from "../../domain/quote-request.ts";
import { quoteFormActor } from "./quote-form.actor.ts";

/** What one of the three forms shows. */
export interface ShownQuoteForm {
  values: QuoteDraft;
  /** The messages of this form; empty before it is submitted. */
  errors: QuoteErrors;
  /** Whether a request is under way, from this form or from another. */
  submitting: boolean;
  /** How the sending goes, in words; empty when this form sends nothing. */
  progress: string;
  /** What became of the request; null while nothing did. */
  outcome: "success" | QuoteFailure | null;
  /** Whether this form asks to be submitted once more. */
  needsConfirmation: boolean;
  /** Changes with every answer to a submit: messages, a question, a success or a failure. */
  answerKey: string;
}

/**
 * What the form at `location` shows of the one quote form of the site: what was typed is the same
 * everywhere, messages and outcomes belong to the form that was submitted. A failure of before a
 * reload belongs to every form.
 */
export function useQuoteForm(location: FormLocation): ShownQuoteForm {
  const snapshot = useSelector(quoteFormActor, (current) => current);
  const {
    values,
    errors,
    failure,
    location: sender,
    needsConfirmation,
    unsentAttempts,
  } = snapshot.context;
  const isMine = sender === location;
  const submitting = snapshot.matches("submitting");
  const slow = snapshot.matches({ submitting: "slow" });
  const progress = slow ? "Still sending, slow connection" : "Sending your request";
  const failed = snapshot.matches("failure") ? failure : null;
  const outcome = snapshot.matches("success") ? "success" : failed;
  return {
    values,
    errors: isMine ? errors : {},
    submitting,
    progress: submitting && isMine ? progress : "",
    outcome: isMine || sender === null ? outcome : null,
    needsConfirmation: needsConfirmation && isMine,
    answerKey: `${unsentAttempts} ${submitting}`,
  };
}
