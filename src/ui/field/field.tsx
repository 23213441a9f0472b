import type { AllHTMLAttributes, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import {
  asterisk,
  control,
  errorText,
  field,
  heading,
  hint as hintStyle,
  label as labelStyle,
} from "./field.css.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldProps extends Omit<AllHTMLAttributes<Control>, "className" | "style"> {
  /** The element of the control; the children of a select are its options. */
  as: "input" | "textarea" | "select";
  /** Id of the control, to which an error summary links. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A control with its label, hint and error message (WCAG 2.2, 1.3.1, 3.3.1 and 3.3.2). */
export function Field({ as: Control, id, label, hint, error, ...rest }: FieldProps) {
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  // The error first: a screen reader stops at the next key.
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean);
  return (
    <div className={field}>
      <div className={heading}>
        <label key={label} className={labelStyle} htmlFor={id}>
          {label}
          {rest.required ? (
            <span className={asterisk} aria-hidden="true">
              {" *"}
            </span>
          ) : null}
        </label>
        {hint === undefined ? null : (
          <span className={hintStyle} id={ids.hint}>
            {hint}
          </span>
        )}
      </div>
      <Control
        {...rest}
        id={id}
        className={control}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy.join(" ") || undefined}
      />
      {error === undefined ? null : <ErrorText id={ids.error}>{error}</ErrorText>}
    </div>
  );
}

/** An error message with an icon, so that colour is not its only sign (WCAG 2.2, 1.4.1). */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={errorText}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
