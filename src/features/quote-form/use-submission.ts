import { type FormEvent, useRef } from "react";
import type { FormLocation } from "../../domain/quote-request.ts";
import { adoptFields } from "./adopt-fields.ts";
import { quoteFormActor } from "./quote-form.actor.ts";
import type { useFormView } from "./use-form-view.ts";
import { useNextKey } from "./use-next-key.ts";
import { useOutcomeFocus } from "./use-outcome-focus.ts";

type SubmittedForm = Pick<ReturnType<typeof useFormView>, "kept" | "outcome" | "isSending">;

/** Submits the form at `location` when it is asked to, and moves the focus to the outcome. */
export function useSubmission(location: FormLocation, { kept, outcome, isSending }: SubmittedForm) {
  const { listeners, consumeNextKey } = useNextKey(location);
  const { panel, button, rememberFocus } = useOutcomeFocus(outcome, isSending);
  const honeypot = useRef<HTMLInputElement>(null);

  const onSubmit = (event: FormEvent) => {
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
  };
  return { listeners: { ...listeners, onSubmit }, panel, button, honeypot };
}
