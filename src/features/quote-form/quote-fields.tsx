import { Fragment } from "react";
import { type FormLocation, fieldId, quoteFieldNames } from "../../domain/quote-request.ts";
import type { QuoteErrors, QuoteValues } from "../../domain/quote-values.ts";
import { Field } from "../../ui/field/field.tsx";
import { DetailChips } from "./detail-chips.tsx";
import { fieldSettings } from "./field-settings.tsx";
import { adoptFields, quoteFormActor } from "./quote-form.actor.ts";
import { fields } from "./quote-form.css.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.tsx";

export interface QuoteFieldsProps {
  location: FormLocation;
  values: QuoteValues;
  errors: QuoteErrors;
  /** Number of requests that were sent successfully. */
  acceptedRequests: number;
}

const changeWords = (value: string) =>
  quoteFormActor.send({ type: "field.changed", field: "message", value });

/** The fields of a quote request (docs/specification.md#fields), with the chips above Project Details. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { location, values, errors, acceptedRequests } = props;
  const places = usePlaceSuggestions(`${location}-places`);
  return (
    <>
      <div className={fields}>
        {quoteFieldNames.map((field) => (
          <Fragment key={field}>
            {field === "message" ? (
              <DetailChips words={values.message} onChange={changeWords} />
            ) : null}
            <Field
              // Remounted after success: emptied, it would take the cursor of a screen reader.
              key={field === "service" ? acceptedRequests : field}
              {...fieldSettings[field]}
              {...(field === "area" && {
                ...places.inputProps,
                enterKeyHint: values.service === "" ? "next" : "send",
              })}
              id={fieldId(location, field)}
              name={field}
              value={values[field]}
              error={errors[field]}
              onChange={() => adoptFields(location)}
            />
          </Fragment>
        ))}
      </div>
      {places.datalist}
    </>
  );
}
