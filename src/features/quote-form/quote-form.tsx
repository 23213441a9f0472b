import {
  clearButton,
  consent,
  formNames,
  reassurance,
  requiredNote,
  submitButton,
  waitingAttachments,
} from "../../content/interface/quote-form.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import { Part } from "../../hydration/part.tsx";
import { attribute } from "../../hydration/protocol.ts";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { Button } from "../../ui/button/button.tsx";
import { foot } from "../../ui/dialog/dialog.css.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { useAdoptedFields } from "./adopt-fields.ts";
import { ConfirmSubmit, ErrorSummary, FailureMessage, SuccessMessage } from "./form-panels.tsx";
import { Honeypot, QuoteFields } from "./quote-fields.tsx";
import { clearForm, removeAttachments, restoreAttachments } from "./quote-form.actor.ts";
import {
  actions,
  besideButton,
  clearRow,
  form,
  small,
  status as statusLine,
} from "./quote-form.css.ts";
import { SentRequest } from "./sent-request.tsx";
import { useFormView } from "./use-form-view.ts";
import { useSubmission } from "./use-submission.ts";

export interface QuoteFormProps {
  /** Decides the toast after success (docs/specification.md#errors-and-toasts). */
  location: FormLocation;
  /** The area that the URL names. */
  area?: string | undefined;
}

/** One of the three quote forms (docs/specification.md#quote-request): dialog, home or contact. */
export function QuoteForm({ location, area }: QuoteFormProps) {
  const view = useFormView(location);
  const { values, errors, plans, kept, attachedCount, script, lastSentAt, isBusy } = view;
  const { listeners, panel, button, honeypot } = useSubmission(location, view);
  useAdoptedFields(location, area);
  const isInDialog = location === "dialog";
  // The dialog closes on success and shows an empty form when it is opened again.
  const isConfirmed = view.isReceived && !isInDialog;
  const sentLine =
    lastSentAt === null ? null : (
      <SentRequest submittedAt={lastSentAt} sender={view.sender} isConfirmed={isConfirmed} />
    );
  const countOnly = <p className={small}>{waitingAttachments.count(attachedCount)}</p>;

  return (
    <form
      {...ignoreRepeatedActivation}
      {...listeners}
      className={form}
      noValidate
      // Without script, a native GET submit would put what was typed into the URL.
      method="dialog"
      aria-label={formNames[location]}
      {...{ [attribute.quoteForm]: location }}
    >
      {isConfirmed ? null : sentLine}
      <p className={small}>{requiredNote}</p>
      <ErrorSummary ref={panel} errors={errors} location={location} />
      <QuoteFields
        location={location}
        values={values}
        errors={errors}
        acceptedRequests={view.acceptedRequests}
      />
      {attachedCount === 0 ? null : script === null ? (
        countOnly
      ) : (
        <Part fallback={() => countOnly}>
          <script.AttachmentCards
            plans={plans}
            kept={kept}
            onRemove={removeAttachments}
            onUndo={restoreAttachments}
          />
        </Part>
      )}
      <div className={clearRow}>
        <Button tone="bare" disabled={isBusy} onClick={clearForm}>
          {clearButton}
        </Button>
      </div>
      <p className={small}>
        <RichText paragraph={consent} />
      </p>
      <Honeypot ref={honeypot} id={`${location}-website`} />
      {isInDialog ? <p className={small}>{reassurance}</p> : null}
      <div className={isInDialog ? `${foot} ${actions}` : actions}>
        {/* `disabled` would drop the focus. */}
        <Button ref={button} type="submit" size="large" aria-disabled={isBusy || undefined}>
          {isBusy ? submitButton.submitting : submitButton.idle}
        </Button>
        {isInDialog ? null : <p className={besideButton}>{reassurance}</p>}
        <p className={statusLine} role="status">
          {view.progress}
        </p>
      </div>
      {isConfirmed ? <SuccessMessage ref={panel} values={values} plans={plans} /> : null}
      {isConfirmed ? sentLine : null}
      {view.isConfirming ? <ConfirmSubmit ref={panel} values={view.requestPreview()} /> : null}
      {view.failure === null ? null : (
        <FailureMessage ref={panel} failure={view.failure} values={view.requestPreview()} />
      )}
    </form>
  );
}
