import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  clearButton,
  consent,
  formNames,
  reassurance,
  requiredNote,
  submitButton,
  waitingAttachments,
} from "../../content/interface/quote-form.ts";
import { joinDetails } from "../../domain/attachments.ts";
import type { FormLocation, QuoteFieldName } from "../../domain/quote-request.ts";
import { attribute } from "../../hydration/protocol.ts";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { yieldToMain } from "../../lib/scheduling.ts";
import { Button } from "../../ui/button/button.tsx";
import { foot } from "../../ui/dialog/dialog.css.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { useLoaded } from "../loading/use-loaded.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";
import { ConfirmSubmit } from "./confirm-submit.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureMessage } from "./failure-message.tsx";
import { fieldId } from "./field-id.ts";
import { consumeHoneypot, Honeypot } from "./honeypot.tsx";
import { QuoteFields } from "./quote-fields.tsx";
import {
  adoptFields,
  clearForm,
  prefill,
  quoteFormActor,
  restoreDraft,
} from "./quote-form.actor.ts";
import {
  actions,
  besideButton,
  clearRow,
  form,
  small,
  status as statusLine,
} from "./quote-form.css.ts";
import { SentRequest } from "./sent-request.tsx";
import { SuccessMessage } from "./success-message.tsx";
import { attachmentTexts, useAttachments } from "./use-attachments.ts";
import { useLateProgress } from "./use-late-progress.ts";
import { useNextKey } from "./use-next-key.ts";
import { useOutcomeFocus } from "./use-outcome-focus.ts";
import { useQuoteForm } from "./use-quote-form.ts";

export interface QuoteFormProps {
  /** Decides the toast after success (docs/specification.md#errors-and-toasts). */
  location: FormLocation;
  /** The area that the URL stands for. */
  area?: string | undefined;
}

/** One of the three quote forms (docs/specification.md#quote-request): dialog, home or contact. */
export function QuoteForm({ location, area }: QuoteFormProps) {
  const { values, plans, sentAt, sender, errors, submitting, progress, outcome, ...view } =
    useQuoteForm(location);
  const { needsConfirmation, outcomeKey, acceptedRequests } = view;
  const isInDialog = location === "dialog";
  // The dialog closes on success and shows an empty form when it is opened again.
  const isConfirmed = outcome === "success" && !isInDialog;
  const { kept, texts } = useAttachments(plans);
  const attachedCount = plans.length + kept.length;
  const script = useLoaded(plannerScript, attachedCount > 0);
  /** Whether a submit waits for the words of the plans. */
  const [isPreparing, setIsPreparing] = useState(false);
  const isBusy = submitting || isPreparing;
  const asSent = { ...values, message: joinDetails(values.message, texts) };
  const { panel, button, rememberFocus } = useOutcomeFocus(outcomeKey, progress !== "");
  const lateProgress = useLateProgress(progress);
  const idOf = (field: QuoteFieldName) => fieldId(location, field);
  const { listeners, consumeNextKey } = useNextKey(idOf);
  const honeypot = useRef<HTMLInputElement>(null);
  // Before the first update, which would overwrite what was typed before hydration.
  useLayoutEffect(() => {
    restoreDraft();
    quoteFormActor.send({ type: "form.opened", location });
  }, [location]);
  useEffect(() => {
    if (area !== undefined) prefill("area", area);
  }, [area]);
  useEffect(() => {
    const adopt = () => adoptFields(location);
    // Before whatever else the press or the focus causes.
    for (const type of ["pointerdown", "focusin"]) addEventListener(type, adopt, true);
    return () => {
      for (const type of ["pointerdown", "focusin"]) removeEventListener(type, adopt, true);
    };
  }, [location]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    adoptFields(location);
    if (consumeNextKey() || isBusy) return;
    rememberFocus();
    const request = {
      type: "submit.requested",
      location,
      submittedAt: new Date().toISOString(),
      pageUrl: window.location.href,
      honeypotFilled: consumeHoneypot(honeypot.current),
    } as const;
    setIsPreparing(plans.length > 0);
    // In a task of its own: validation and the next render must not delay feedback on the press.
    void Promise.all([attachmentTexts({ plans, kept }), yieldToMain()]).then(([attachments]) => {
      setIsPreparing(false);
      quoteFormActor.send({ ...request, attachments });
    });
  };

  const sentLine =
    sentAt === null ? null : (
      <SentRequest sentAt={sentAt} sender={sender} isConfirmed={isConfirmed} />
    );

  return (
    <form
      {...ignoreRepeatedActivation}
      {...listeners}
      className={form}
      noValidate
      // Where no script runs, the browser's own submit would put what was typed into the URL.
      method="dialog"
      aria-label={formNames[location]}
      {...{ [attribute.quoteForm]: location }}
      onSubmit={submit}
    >
      {isConfirmed ? null : sentLine}
      <p className={small}>{requiredNote}</p>
      <ErrorSummary ref={panel} errors={errors} idOf={idOf} />
      <QuoteFields
        location={location}
        values={values}
        errors={errors}
        acceptedRequests={acceptedRequests}
      />
      {attachedCount === 0 ? null : script === null ? (
        <p className={small}>{waitingAttachments.count(attachedCount)}</p>
      ) : (
        <script.AttachmentCards plans={plans} kept={kept} />
      )}
      <div className={clearRow}>
        <Button tone="bare" disabled={submitting} onClick={clearForm}>
          {clearButton}
        </Button>
      </div>
      <p className={small}>
        <RichText paragraph={consent} />
      </p>
      <Honeypot ref={honeypot} id={`${location}-website`} />
      {isInDialog ? <p className={small}>{reassurance}</p> : null}
      <div className={isInDialog ? `${foot} ${actions}` : actions}>
        {/* `disabled` would take the focus from it. */}
        <Button ref={button} type="submit" size="large" aria-disabled={isBusy ? true : undefined}>
          {isBusy ? submitButton.submitting : submitButton.idle}
        </Button>
        {isInDialog ? null : <p className={besideButton}>{reassurance}</p>}
        <p className={statusLine} role="status">
          {lateProgress}
        </p>
      </div>
      {isConfirmed ? <SuccessMessage ref={panel} values={values} /> : null}
      {isConfirmed ? sentLine : null}
      {needsConfirmation ? <ConfirmSubmit ref={panel} values={asSent} /> : null}
      {outcome !== null && outcome !== "success" ? (
        <FailureMessage ref={panel} failure={outcome} values={asSent} />
      ) : null}
    </form>
  );
}
