import * as texts from "../../content/interface/quote-form.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import { areEmptyValues } from "../../domain/quote-values.ts";
import { attribute } from "../../hydration/protocol.ts";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { Button } from "../../ui/button/button.tsx";
import { foot } from "../../ui/dialog/dialog.css.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { useAdoptedFields } from "./adopt-fields.ts";
import { Attachments } from "./attachments.tsx";
import { ConfirmSubmit, ErrorSummary, FailureMessage } from "./form-panels.tsx";
import { Outcome } from "./outcome.tsx";
import { Honeypot, QuoteFields } from "./quote-fields.tsx";
import { clearForm } from "./quote-form.actor.ts";
import * as styles from "./quote-form.css.ts";
import { SentRequest } from "./sent-request.tsx";
import { useFormView } from "./use-form-view.ts";
import { useSubmission } from "./use-submission.ts";

export interface QuoteFormProps {
  /** Decides the toast after success (docs/specification.md#errors-and-toasts). */
  location: FormLocation;
  area?: string | undefined;
}

/** One of the three quote forms (docs/specification.md#quote-request): dialog, home or contact. */
export function QuoteForm({ location, area }: QuoteFormProps) {
  const view = useFormView(location);
  const { values, errors, plans, lastSentAt, isBusy } = view;
  const { listeners, panel, button, honeypot } = useSubmission(location, view);
  useAdoptedFields(location, area);
  const isInDialog = location === "dialog";
  // The dialog closes on success and shows an empty form when it is opened again.
  const isConfirmed = view.isReceived && !isInDialog;
  const isCleared = plans.length === 0 && areEmptyValues(values);

  return (
    <form
      {...ignoreRepeatedActivation}
      {...listeners}
      className={styles.form}
      noValidate
      // Without script, a native GET submit would put what was typed into the URL.
      method="dialog"
      aria-label={texts.formNames[location]}
      {...{ [attribute.quoteForm]: location }}
    >
      {isConfirmed ? (
        <Outcome ref={panel} text={isCleared ? texts.success.text : texts.success.textWithRest} />
      ) : null}
      {lastSentAt === null || isConfirmed ? null : (
        <SentRequest submittedAt={lastSentAt} values={view.sent?.values} />
      )}
      <Attachments {...view} />
      <p className={styles.small}>{texts.requiredNote}</p>
      <ErrorSummary ref={panel} errors={errors} location={location} />
      <QuoteFields
        location={location}
        values={values}
        errors={errors}
        acceptedRequests={view.acceptedRequests}
      />
      <div className={styles.clearRow}>
        <Button tone="bare" disabled={isBusy} onClick={clearForm}>
          {texts.clearButton}
        </Button>
      </div>
      <p className={styles.small}>
        <RichText paragraph={texts.consent} />
      </p>
      <Honeypot ref={honeypot} id={`${location}-website`} />
      {isInDialog ? <p className={styles.small}>{texts.reassurance}</p> : null}
      <div className={isInDialog ? `${foot} ${styles.actions}` : styles.actions}>
        {/* `disabled` would drop the focus. */}
        <Button ref={button} type="submit" size="large" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.submitButton.submitting : texts.submitButton.idle}
        </Button>
        {isInDialog ? null : <p className={styles.besideButton}>{texts.reassurance}</p>}
        <p className={styles.status} role="status">
          {view.progress}
        </p>
      </div>
      {view.isConfirming ? <ConfirmSubmit ref={panel} values={view.requestPreview()} /> : null}
      {view.failure === null ? null : (
        <FailureMessage ref={panel} failure={view.failure} values={view.requestPreview()} />
      )}
    </form>
  );
}
