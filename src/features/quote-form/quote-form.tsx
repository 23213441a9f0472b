import { type FormEvent, useLayoutEffect, useRef } from "react";
import type { FormPlace } from "#machines/quote-form/quote-form.events.ts";
import { type QuoteFieldName, quoteFieldNames } from "#machines/quote-form/quote-request.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { onePress } from "../../ui/one-press/one-press.ts";
import { pause } from "../../ui/turns/turns.ts";
import { useLiveIsland } from "../islands/use-live-island.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { fieldSettings } from "./field-settings.tsx";
import { OneMorePress } from "./one-more-press.tsx";
import { quoteFormActor, restoreDraft } from "./quote-form.actor.ts";
import { actions, fields, form, small, status } from "./quote-form.css.ts";
import { SuccessMessage } from "./success-message.tsx";
import { isSprung, Trap } from "./trap.tsx";
import { useOutcomeFocus } from "./use-outcome-focus.ts";
import { useQuoteForm } from "./use-quote-form.ts";

export interface QuoteFormProps {
  /** Which of the three forms this is: it decides the notice after success. */
  place: FormPlace;
}

/** The quote form (SPEC.md sections 3 to 5). The dialog, home and contact have one each. */
export function QuoteForm({ place }: QuoteFormProps) {
  const { values, errors, submitting, progress, outcome, asksAgain, answerKey } =
    useQuoteForm(place);
  const { panel, noteFocus } = useOutcomeFocus(answerKey);
  const ref = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  // Before anything else: a later draw would put the empty draft into fields typed in already.
  useLayoutEffect(() => {
    if (ref.current !== null) restoreDraft(ref.current);
  }, []);
  useLiveIsland(ref);

  const idOf = (field: QuoteFieldName) => `${place}-${field}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    noteFocus();
    const request = {
      type: "submit.requested",
      place,
      submittedAt: new Date().toISOString(),
      pageUrl: window.location.href,
      trapped: isSprung(trap.current),
    } as const;
    // A task of its own: the press is answered before the form is checked and drawn anew.
    void pause().then(() => quoteFormActor.send(request));
  };

  return (
    <form
      {...onePress}
      ref={ref}
      className={form}
      noValidate
      aria-label="Request a Free Quote"
      data-quote-form={place}
      onSubmit={submit}
    >
      <p className={small}>
        Fields marked * are required. Without them we cannot prepare a quote; the rest is up to you.
      </p>
      <ErrorSummary ref={panel} errors={errors} idOf={idOf} />
      <div className={fields}>
        {quoteFieldNames.map((field) => (
          <Field
            key={field}
            {...fieldSettings[field]}
            id={idOf(field)}
            name={field}
            value={values[field]}
            error={errors[field]}
            onChange={({ currentTarget: { value } }) =>
              quoteFormActor.send({ type: "field.changed", field, value })
            }
          />
        ))}
      </div>
      <p className={small}>
        By submitting this form you agree to our{" "}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink>. We use your details to answer this
        request. A form service delivers them and may process them outside South Africa.
      </p>
      <Trap ref={trap} id={`${place}-website`} />
      <div className={actions}>
        <Button type="submit" size="large" disabled={submitting}>
          {submitting ? "Submitting..." : "Submit Request"}
        </Button>
        <Button
          tone="bare"
          disabled={submitting}
          onClick={() => quoteFormActor.send({ type: "details.cleared" })}
        >
          Clear my details
        </Button>
        <p className={status} role="status">
          {progress}
        </p>
      </div>
      {/* The dialog closes on success: opened again, it is there for the next request. */}
      {outcome === "success" && place !== "dialog" ? <SuccessMessage ref={panel} /> : null}
      {asksAgain ? <OneMorePress ref={panel} values={values} /> : null}
      {outcome !== null && outcome !== "success" ? (
        <FailureMessage ref={panel} failure={outcome} values={values} />
      ) : null}
    </form>
  );
}
