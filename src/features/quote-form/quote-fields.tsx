import { type Ref, useState } from "react";
import { didYouMean, honeypotLabel } from "../../content/interface/quote-form.ts";
import { placeNames } from "../../content/place-names.ts";
import { placeInWords } from "../../domain/areas.ts";
import { type QuoteField, quoteFields } from "../../domain/quote-fields.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import type { QuoteErrors, QuoteValues } from "../../domain/quote-values.ts";
import { Field } from "../../ui/field/field.tsx";
import { announce } from "../../ui/visually-hidden/visually-hidden.tsx";
import { adoptFields } from "./adopt-fields.ts";
import { DetailChips } from "./detail-chips.tsx";
import { fieldId, fieldProps } from "./field-props.tsx";
import { correctMailHost } from "./mail-host.ts";
import { quoteFormActor } from "./quote-form.actor.ts";
import { fields, question, wide } from "./quote-form.css.ts";

interface QuoteFieldsProps {
  location: FormLocation;
  values: QuoteValues;
  errors: QuoteErrors;
  acceptedRequests: number;
}

const changeWords = (value: string) =>
  quoteFormActor.send({ type: "field.changed", field: "message", value });

/** Says the question to a screen reader, which is in the next field by then. */
function announceMailHost(email: string) {
  const correction = correctMailHost(email);
  if (correction !== null) announce(didYouMean(correction.host));
}

/**
 * Asks about a mail host that looks mistyped, once the visitor has left the field; a press corrects it.
 * Nothing is refused, and beside the label it moves no field.
 */
function MailHostQuestion({ id, email }: { id: string; email: string }) {
  const correction = correctMailHost(email);
  if (correction === null) return null;
  const correct = () => {
    // First: what the field holds is adopted as it gets the focus.
    document.getElementById(id)?.focus();
    quoteFormActor.send({ type: "field.changed", field: "email", value: correction.email });
  };
  return (
    <button type="button" className={question} onClick={correct}>
      {didYouMean(correction.host)}
    </button>
  );
}

/** The fields of a quote request (docs/specification.md#fields), with the chips above Project Details. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { location, values, errors, acceptedRequests } = props;
  const placesId = `${location}-places`;
  /** Towns and suburbs as suggestions, rendered once their field gets the focus. */
  const [places, setPlaces] = useState<typeof placeNames>([]);
  // A select is remounted after a success, because a select that changes its value would move a screen reader's
  // cursor; but not under a visitor who is in it.
  const [focused, setFocused] = useState<QuoteField | null>(null);
  const [selectKey, setSelectKey] = useState(0);
  const [seenSuccesses, setSeenSuccesses] = useState(acceptedRequests);
  if (seenSuccesses !== acceptedRequests) {
    setSeenSuccesses(acceptedRequests);
    if (focused?.as !== "select") setSelectKey(selectKey + 1);
  }
  return (
    <>
      <div className={fields}>
        {quoteFields.map((field) => {
          const { name, as } = field;
          const isSelect = as === "select";
          return (
            <div key={name} className={as === "input" ? undefined : wide}>
              {name === "message" ? (
                <DetailChips words={values.message} onChange={changeWords} />
              ) : null}
              <Field
                key={isSelect ? selectKey : name}
                {...fieldProps(field, values)}
                {...(field.suggestsPlaces && { list: placesId })}
                id={fieldId(location, name)}
                error={errors[name]}
                onChange={() => adoptFields(location)}
                onFocus={() => {
                  setFocused(field);
                  if (field.suggestsPlaces) setPlaces(placeNames);
                }}
                onBlur={({ currentTarget }) => {
                  // Not when the visitor turns to another tab.
                  if (document.activeElement === currentTarget) return;
                  setFocused(null);
                  if (name === "email") announceMailHost(currentTarget.value);
                }}
                question={
                  name === "email" && focused !== field ? (
                    <MailHostQuestion id={fieldId(location, name)} email={values.email} />
                  ) : null
                }
              />
            </div>
          );
        })}
      </div>
      {/* Native, because the field takes any text and needs no combobox. */}
      <datalist id={placesId}>
        {places.map((place) => (
          <option key={placeInWords(place)} value={placeInWords(place)} />
        ))}
      </datalist>
    </>
  );
}

/**
 * A field that only programs fill in: `hidden` also for assistive technology and autofill. What follows from a filled one
 * is in docs/decisions/0010-no-request-is-rejected-as-spam.md.
 */
export const Honeypot = ({ ref, id }: { ref: Ref<HTMLInputElement>; id: string }) => (
  <div hidden>
    <label htmlFor={id}>{honeypotLabel}</label>
    <input ref={ref} id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
