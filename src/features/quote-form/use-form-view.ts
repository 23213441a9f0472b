import { useSelector } from "@xstate/react";
import { progress as progressTexts } from "../../content/interface/quote-form.ts";
import { joinDetails } from "../../domain/attachments.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { usePlannerScript } from "../../planner/index.ts";
import { useKept } from "../keep/kept-list.actor.ts";
import { prerenderedForm, quoteFormActor } from "./quote-form.actor.ts";
import { previewAttachments } from "./request-text.ts";

/** Text about a request that takes long; otherwise empty. */
function describeProgress(form: typeof prerenderedForm) {
  if (form.matches({ submitting: "slow" })) return progressTexts.slow;
  return form.matches({ submitting: "late" }) ? progressTexts.sending : "";
}

/**
 * What the form at `location` shows. All forms share the values; errors and outcomes appear in the form that
 * was submitted, and a failure restored after a reload in every form.
 */
export function useFormView(location: FormLocation) {
  const current = useSelector(quoteFormActor, (state) => state);
  const isHydrating = useIsHydrating();
  const form = isHydrating ? prerenderedForm : current;
  const { errors, failure, submittedLocation, ...shared } = form.context;
  const { values, plans, rejectedSubmits } = shared;
  const kept = useKept();
  const attachedCount = plans.length + kept.length;
  const script = usePlannerScript(attachedCount > 0).context.output;
  const isOwn = submittedLocation === location;
  const isShown = isOwn || submittedLocation === null;
  const isBusy = form.hasTag("busy");
  return {
    ...shared,
    isHydrating,
    kept,
    attachedCount,
    /** The script that draws attachments; null until it has loaded. */
    script,
    /** Whether a request is being sent, from this form or another. */
    isBusy,
    /** Whether a request of this form is being sent. */
    isSending: isBusy && isOwn,
    /** Changes with every outcome of a submit. */
    outcome: `${rejectedSubmits} ${isBusy}`,
    errors: isOwn ? errors : {},
    progress: isOwn ? describeProgress(form) : "",
    isConfirming: isOwn && form.matches("confirming"),
    isReceived: isShown && form.matches("success"),
    /** Why the last request was not confirmed; null if it was, or before one. */
    failure: isShown && form.matches("failure") ? failure : null,
    /** The request as it would be sent now, with the texts of its attachments. */
    requestPreview: (): QuoteValues => ({
      ...values,
      message: joinDetails(values.message, previewAttachments({ plans, kept }, script)),
    }),
  };
}
