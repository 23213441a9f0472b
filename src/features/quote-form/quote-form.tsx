import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { FormPlace } from "#machines/quote-form/quote-form.events.ts";
import type { QuoteFieldName } from "#machines/quote-form/quote-request.ts";
import { Button } from "../../ui/button/button.tsx";
import { InputField, SelectField, TextareaField } from "../../ui/field/field.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { useLiveIsland } from "../islands/use-live-island.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { fieldLabels, fieldSettings, serviceOptions } from "./field-settings.ts";
import { quoteFormActor, restoreDraft } from "./quote-form.actor.ts";
import { actions, fields, form, sending, small, wide } from "./quote-form.css.ts";
import { SuccessMessage } from "./success-message.tsx";

export interface QuoteFormProps {
  /** Which of the three forms this is: it decides the notice after success. */
  place: FormPlace;
}

const inputNames = ["name", "email", "phone", "area"] as const;

/**
 * The quote form (SPEC.md sections 3 to 5). What it shows is the state of the one quote form of
 * the site; errors and outcomes show in the form that was submitted.
 */
export function QuoteForm({ place }: QuoteFormProps) {
  const snapshot = useSelector(quoteFormActor, (current) => current);
  const { values, invalidAttempts } = snapshot.context;
  const isMine = snapshot.context.place === place;
  const errors = isMine ? snapshot.context.errors : {};
  const submitting = snapshot.matches("submitting");
  const ref = useRef<HTMLFormElement>(null);
  useLiveIsland(ref);

  useEffect(() => {
    if (ref.current !== null) restoreDraft(ref.current);
  }, []);

  const idOf = (field: QuoteFieldName) => `${place}-${field}`;
  const bind = (field: QuoteFieldName) => ({
    id: idOf(field),
    name: field,
    value: values[field],
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      quoteFormActor.send({ type: "field.changed", field, value: currentTarget.value }),
  });

  return (
    <form
      ref={ref}
      className={form}
      noValidate
      aria-label="Request a Free Quote"
      data-quote-form={place}
      onSubmit={(event) => {
        event.preventDefault();
        quoteFormActor.send({
          type: "submit.requested",
          place,
          submittedAt: new Date().toISOString(),
          pageUrl: window.location.href,
        });
      }}
    >
      <p className={small}>
        Fields marked * are required. Without them we cannot prepare a quote; the rest is up to you.
      </p>
      {isMine ? <ErrorSummary errors={errors} attempt={invalidAttempts} idOf={idOf} /> : null}
      <div className={fields}>
        {inputNames.map((field) => (
          <InputField key={field} {...fieldSettings[field]} {...bind(field)} />
        ))}
        <div className={wide}>
          <SelectField label={fieldLabels.service} required {...bind("service")}>
            <option value="">Select a service</option>
            {serviceOptions.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={wide}>
          <TextareaField
            label={fieldLabels.message}
            hint="Rough size, what lies there now, what will drive on it"
            enterKeyHint="enter"
            {...bind("message")}
          />
        </div>
      </div>
      <p className={small}>
        By submitting this form you agree to our{" "}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink>. We use your details to answer this
        request. A form service delivers them and may process them outside South Africa.
      </p>
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
      </div>
      <p className={sending} role="status">
        {submitting && isMine
          ? snapshot.matches({ submitting: "slow" })
            ? "Still sending, slow connection"
            : "Sending your request"
          : ""}
      </p>
      {isMine && snapshot.matches("success") ? <SuccessMessage /> : null}
      {snapshot.matches("failure") && (isMine || snapshot.context.place === null) ? (
        <FailureMessage context={snapshot.context} />
      ) : null}
    </form>
  );
}
