import { Field as Ark } from "@ark-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import { ErrorText } from "./error-text.tsx";
import { asterisk, control, field, hint as hintStyle, label as labelStyle } from "./field.css.ts";

interface FieldShell {
  /** Id of the control: error summaries link to it. */
  id: string;
  label: string;
  /** What is wrong with the value, if anything. */
  error?: string | undefined;
  hint?: string;
  required?: boolean;
}

type Control<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "id" | "className" | "style" | "required"
>;

/**
 * Label, hint, control and message, tied together. Ark UI ties the label and the state; the
 * message is named in aria-describedby too, because few screen readers speak aria-errormessage.
 */
function Shell({
  id,
  label,
  error,
  hint,
  required = false,
  children,
}: FieldShell & { children: ReactNode }) {
  return (
    <Ark.Root
      id={id}
      className={field}
      invalid={error !== undefined}
      required={required}
      role="presentation"
    >
      <Ark.Label className={labelStyle}>
        {label}
        {required ? (
          <span className={asterisk} aria-hidden="true">
            {" *"}
          </span>
        ) : null}
      </Ark.Label>
      {hint === undefined ? null : (
        <Ark.HelperText className={hintStyle} id={hintId(id)}>
          {hint}
        </Ark.HelperText>
      )}
      {children}
      {error === undefined ? null : <ErrorText id={errorId(id)}>{error}</ErrorText>}
    </Ark.Root>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The ids of what describes the control: its hint, and its message while it has one. */
function describedBy({ id, error, hint }: FieldShell) {
  const ids = [hint === undefined ? [] : hintId(id), error === undefined ? [] : errorId(id)].flat();
  return ids.length === 0 ? undefined : ids.join(" ");
}

/** A field of one line. */
export function InputField({
  id,
  label,
  error,
  hint,
  required,
  ...rest
}: FieldShell & Control<"input">) {
  const shell = { id, label, error, ...(hint && { hint }), ...(required && { required }) };
  return (
    <Shell {...shell}>
      <Ark.Input {...rest} className={control} aria-describedby={describedBy(shell)} />
    </Shell>
  );
}

/** A field of several lines. */
export function TextareaField({
  id,
  label,
  error,
  hint,
  required,
  ...rest
}: FieldShell & Control<"textarea">) {
  const shell = { id, label, error, ...(hint && { hint }), ...(required && { required }) };
  return (
    <Shell {...shell}>
      <Ark.Textarea {...rest} className={control} aria-describedby={describedBy(shell)} />
    </Shell>
  );
}

/** A choice from a list; the first, empty option asks for one. */
export function SelectField({
  id,
  label,
  error,
  hint,
  required,
  ...rest
}: FieldShell & Control<"select">) {
  const shell = { id, label, error, ...(hint && { hint }), ...(required && { required }) };
  return (
    <Shell {...shell}>
      <Ark.Select {...rest} className={control} aria-describedby={describedBy(shell)} />
    </Shell>
  );
}
