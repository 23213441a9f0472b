import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { progress as texts } from "../../content/interface/quote-form.ts";
import { joinDetails } from "../../domain/attachments.ts";
import { type FormLocation, fieldId, type QuoteFieldName } from "../../domain/quote-request.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { useKept } from "../keep/kept-list.actor.ts";
import { usePlannerScript } from "../planner-script/planner-script.actor.ts";
import {
  adoptFields,
  openForm,
  prefill,
  prerenderedForm,
  quoteFormActor,
} from "./quote-form.actor.ts";
import { previewAttachments } from "./request-text.ts";
import { useNextKey } from "./use-next-key.ts";
import { useOutcomeFocus } from "./use-outcome-focus.ts";

/**
 * What the form at `location` shows, and what it does. All forms share the values; errors and outcomes
 * appear in the form that was submitted, and a failure restored after a reload in every form.
 *
 * @param area the area that the URL names
 */
export function useQuoteForm(location: FormLocation, area: string | undefined) {
  const current = useSelector(quoteFormActor, (state) => state);
  const snapshot = useIsHydrating() ? prerenderedForm : current;
  const { context } = snapshot;
  const { values, plans, errors, failure, submittedLocation, rejectedSubmits } = context;
  const kept = useKept();
  const attachedCount = plans.length + kept.length;
  const script = usePlannerScript(attachedCount > 0).context.output;
  const isOwn = submittedLocation === location;
  /** Whether a request is being sent, from this form or another. */
  const isBusy = snapshot.hasTag("busy");
  const idOf = (field: QuoteFieldName) => fieldId(location, field);
  const { listeners, consumeNextKey } = useNextKey(idOf);
  const outcomeKey = `${rejectedSubmits} ${isBusy}`;
  const { panel, button, rememberFocus } = useOutcomeFocus(outcomeKey, isBusy && isOwn);
  const honeypot = useRef<HTMLInputElement>(null);

  // Before the first update, which would overwrite what was typed before hydration.
  useLayoutEffect(() => openForm(location), [location]);
  useEffect(() => {
    if (area !== undefined) prefill("area", area);
  }, [area]);
  useEffect(() => {
    const adopt = () => adoptFields(location);
    // In the capture phase, before the press or the focus has any other effect.
    for (const type of ["pointerdown", "focusin"]) addEventListener(type, adopt, true);
    return () => {
      for (const type of ["pointerdown", "focusin"]) removeEventListener(type, adopt, true);
    };
  }, [location]);

  const isLate = snapshot.matches({ submitting: "late" });
  const isSlow = snapshot.matches({ submitting: "slow" });
  const progress = isSlow ? texts.slow : isLate ? texts.sending : "";
  const isShown = isOwn || submittedLocation === null;
  return {
    ...context,
    kept,
    attachedCount,
    /** The script that draws attachment cards; null until it has loaded. */
    script,
    errors: isOwn ? errors : {},
    isBusy,
    /** Text about a request of this form that takes long; otherwise empty. */
    progress: isOwn ? progress : "",
    isConfirming: isOwn && snapshot.matches("confirming"),
    isReceived: isShown && snapshot.matches("success"),
    /** Why the last request was not confirmed; null if it was, or before one. */
    failure: isShown && snapshot.matches("failure") ? failure : null,
    /** The request as it would be sent now, with the texts of its attachments. */
    requestPreview: (): QuoteValues => ({
      ...values,
      message: joinDetails(values.message, previewAttachments({ plans, kept }, script)),
    }),
    idOf,
    listeners,
    panel,
    button,
    honeypot,
    submit(event: FormEvent) {
      event.preventDefault();
      adoptFields(location);
      if (consumeNextKey()) return;
      rememberFocus();
      const press = {
        type: "submit.requested",
        location,
        submittedAt: new Date().toISOString(),
        pageUrl: window.location.href,
        kept,
        honeypotFilled: honeypot.current !== null && honeypot.current.value !== "",
      } as const;
      // In its own task: validation and the next render must not delay feedback on the press.
      setTimeout(() => {
        quoteFormActor.send(press);
        // Only once the question was asked: a submit that breaks a rule must not answer it.
        if (honeypot.current !== null && quoteFormActor.getSnapshot().matches("confirming"))
          honeypot.current.value = "";
      });
    },
  };
}
