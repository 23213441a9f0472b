import { type ReactNode, type Ref, useId } from "react";
import { tryAgain } from "../../content/interface/errors.ts";
import {
  confirmSubmit,
  failure as failureTexts,
  fieldsNeedAttention,
  fieldTexts,
} from "../../content/interface/quote-form.ts";
import { quoteFieldNames } from "../../domain/quote-fields.ts";
import type { FormLocation, QuoteFailure } from "../../domain/quote-request.ts";
import type { QuoteErrors, QuoteValues } from "../../domain/quote-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ContactFallback } from "./contact-fallback.tsx";
import { fieldId } from "./field-props.tsx";
import { panelLink, panelList, panelTitle, panelTone } from "./quote-form.css.ts";

/** Shared props of the panels; the form focuses the one that it shows after a submit. */
export interface PanelRef {
  ref: Ref<HTMLElement>;
}

interface FormPanelProps extends PanelRef {
  tone: keyof typeof panelTone;
  title: string;
  /** What a screen reader says after the title when the panel gets the focus. */
  text?: string;
  id?: string;
  children?: ReactNode;
}

/** A region of the form, named by its title and described by its text, with the outcome of a submit. */
export function FormPanel({ ref, tone, title, text, id: panelId, children }: FormPanelProps) {
  const id = useId();
  const textId = `${id}-text`;
  return (
    <section
      ref={ref}
      id={panelId}
      className={panelTone[tone]}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : textId}
    >
      {/*
        The key remounts a changed title: React cannot update text that a page translator has replaced
        (https://github.com/facebook/react/issues/11538).
      */}
      <h3 key={title} id={id} className={panelTitle}>
        <Icon name={tone === "success" ? "tick" : "warning"} />
        {title}
      </h3>
      {text === undefined ? null : <p id={textId}>{text}</p>}
      {children}
    </section>
  );
}

interface ErrorSummaryProps extends PanelRef {
  errors: QuoteErrors;
  location: FormLocation;
}

/** The number of invalid fields and a link to each (WCAG 2.2, 3.3.1); the messages are under the fields. */
export function ErrorSummary({ ref, errors, location }: ErrorSummaryProps) {
  const invalid = quoteFieldNames.filter((field) => errors[field] !== undefined);
  if (invalid.length === 0) return null;
  return (
    <FormPanel ref={ref} tone="danger" title={fieldsNeedAttention(invalid.length)}>
      <ul className={panelList}>
        {invalid.map((field) => (
          <li key={field}>
            <a
              className={panelLink}
              href={`#${fieldId(location, field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(location, field))?.focus();
              }}
            >
              {fieldTexts[field].label}
            </a>
          </li>
        ))}
      </ul>
    </FormPanel>
  );
}

interface ConfirmSubmitProps extends PanelRef {
  values: QuoteValues;
}

/** Asks for a second submit when the honeypot was filled (docs/decisions/0010-no-request-is-rejected-as-spam.md). */
export const ConfirmSubmit = ({ ref, values }: ConfirmSubmitProps) => (
  <FormPanel ref={ref} tone="danger" title={confirmSubmit.title} text={confirmSubmit.text}>
    <ContactFallback values={values}>
      <Button type="submit" tone="quiet">
        {confirmSubmit.button}
      </Button>
    </ContactFallback>
  </FormPanel>
);

interface FailureMessageProps extends PanelRef {
  failure: QuoteFailure;
  values: QuoteValues;
}

/** Explains a failure and offers what can help. It never submits by itself; the receiver recognises a second copy. */
export function FailureMessage({ ref, failure, values }: FailureMessageProps) {
  const canTryAgain = failure !== "tooLarge";
  const advice = canTryAgain ? failureTexts.advice : failureTexts.adviceToShorten;
  return (
    <FormPanel
      ref={ref}
      tone="danger"
      title={failureTexts.title}
      text={`${failureTexts.reasons[failure]} ${advice}`}
    >
      <ContactFallback values={values}>
        {canTryAgain ? (
          <Button type="submit" tone="quiet">
            {tryAgain}
          </Button>
        ) : null}
      </ContactFallback>
    </FormPanel>
  );
}
