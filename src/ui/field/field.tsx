import type { AllHTMLAttributes } from "react";
import { ErrorText } from "./error-text.tsx";
import {
  asterisk,
  control,
  field,
  heading,
  hint as hintStyle,
  label as labelStyle,
} from "./field.css.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldProps extends Omit<AllHTMLAttributes<Control>, "className" | "style"> {
  /** The control: one line, several lines, or a choice whose options are the children. */
  as: "input" | "textarea" | "select";
  /** Id of the control: error summaries link to it. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with the value, if anything. */
  error?: string | undefined;
}

/** Label, hint, control and message, tied together (WCAG 2.2, 1.3.1, 3.3.1 and 3.3.2). */
export function Field({ as: Control, id, label, hint, error, ...rest }: FieldProps) {
  const describing = { hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [hint && describing.hint, error && describing.error].filter(Boolean);
  return (
    <div className={field}>
      <div className={heading}>
        <label className={labelStyle} htmlFor={id}>
          {label}
          {rest.required ? (
            <span className={asterisk} aria-hidden="true">
              {" *"}
            </span>
          ) : null}
        </label>
        {hint === undefined ? null : (
          <span className={hintStyle} id={describing.hint}>
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
      {error === undefined ? null : <ErrorText id={describing.error}>{error}</ErrorText>}
    </div>
  );
}
