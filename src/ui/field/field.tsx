import type { AllHTMLAttributes, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./field.css.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldProps extends Omit<AllHTMLAttributes<Control>, "className" | "style"> {
  /** The element of the control; the children of a select are its options. */
  as: "input" | "textarea" | "select";
  /** Id of the control, to which an error summary links. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** What helps to correct an error, below it. */
  help?: string;
  /** A question about the value, beside the label. */
  question?: ReactNode;
}

/** A control with its label, hint and error message (WCAG 2.2, 1.3.1, 3.3.1 and 3.3.2). */
export function Field(props: FieldProps) {
  const { as: Control, id, label, hint, error, help, question, ...rest } = props;
  const ids = { hint: `${id}-hint`, error: `${id}-error`, help: `${id}-help` };
  const isHelped = error !== undefined && help !== undefined;
  // The error first: a screen reader stops at the next key.
  const describedBy = [error && ids.error, isHelped && ids.help, hint && ids.hint].filter(Boolean);
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label key={label} className={styles.label} htmlFor={id}>
          {label}
          {rest.required ? (
            <span className={styles.asterisk} aria-hidden="true">
              {" *"}
            </span>
          ) : null}
        </label>
        {hint === undefined ? null : (
          <span className={styles.hint} id={ids.hint}>
            {hint}
          </span>
        )}
        {question}
      </div>
      <Control
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy.join(" ") || undefined}
      />
      {error === undefined ? null : <ErrorText id={ids.error}>{error}</ErrorText>}
      {isHelped ? (
        <p className={styles.hint} id={ids.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** An error message with an icon, so that colour is not its only sign (WCAG 2.2, 1.4.1). */
export const ErrorText = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.errorText}>
    <Icon name="warning" />
    <span>{children}</span>
  </p>
);
