import { type FormEvent, useLayoutEffect, useRef } from "react";
import {
  type FormLocation,
  type QuoteFieldName,
  quoteFieldNames,
} from "../../domain/quote-request.ts";
import { attribute } from "../../hydration/protocol.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { yieldToMain } from "../../lib/scheduling.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { ConfirmSubmit } from "./confirm-submit.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { fieldSettings } from "./field-settings.tsx";
import { consumeHoneypot, Honeypot } from "./honeypot.tsx";
import { quoteFormActor, restoreDraft } from "./quote-form.actor.ts";
import { actions, fields, form, small, status as statusLine } from "./quote-form.css.ts";
import { SuccessMessage } from "./success-message.tsx";
import { useOutcomeFocus } from "./use-outcome-focus.ts";
import { useQuoteForm } from "./use-quote-form.ts";

export interface QuoteFormProps {
  /** Which of the three forms this is: it decides the notice after success. */
  location: FormLocation;
}

/**
 * The quote form (docs/specification.md#quote-request). The dialog, home and contact have one each.
 */
export function QuoteForm({ location }: QuoteFormProps) {
  const { values, errors, submitting, progress, outcome, needsConfirmation, answerKey } =
    useQuoteForm(location);
  const { panel, status, rememberFocus } = useOutcomeFocus(answerKey);
  const ref = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  // Before anything else: a later draw would put the empty draft into fields typed in already.
  useLayoutEffect(() => {
    if (ref.current !== null) restoreDraft(ref.current);
  }, []);
  useHydrationMark(ref);

  const idOf = (field: QuoteFieldName) => `${location}-${field}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberFocus();
    const request = {
      type: "submit.requested",
      location,
      submittedAt: new Date().toISOString(),
      pageUrl: window.location.href,
      honeypotFilled: consumeHoneypot(trap.current),
    } as const;
    // A task of its own: the press is answered before the form is checked and drawn anew.
    void yieldToMain().then(() => quoteFormActor.send(request));
  };

  return (
    <form
      {...ignoreRepeatedActivation}
      ref={ref}
      className={form}
      noValidate
      aria-label="Request a Free Quote"
      data-quote-form={location}
      {...{ [attribute.replaySubmit]: "" }}
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
      <Honeypot ref={trap} id={`${location}-website`} />
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
        <p ref={status} className={statusLine} role="status" tabIndex={-1}>
          {progress}
        </p>
      </div>
      {/* The dialog closes on success: opened again, it is there for the next request. */}
      {outcome === "success" && location !== "dialog" ? <SuccessMessage ref={panel} /> : null}
      {needsConfirmation ? <ConfirmSubmit ref={panel} values={values} /> : null}
      {outcome !== null && outcome !== "success" ? (
        <FailureMessage ref={panel} failure={outcome} values={values} />
      ) : null}
    </form>
  );
}
