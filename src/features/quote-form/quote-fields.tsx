import { type FocusEvent, Fragment, type Ref, useState } from "react";
import { honeypotLabel } from "../../content/interface/quote-form.ts";
import { placeNames } from "../../content/place-names.ts";
import { placeInWords } from "../../domain/areas.ts";
import { type FormLocation, quoteFieldNames } from "../../domain/quote-request.ts";
import type { QuoteErrors, QuoteValues } from "../../domain/quote-values.ts";
import { Field } from "../../ui/field/field.tsx";
import { adoptFields } from "./adopt-fields.ts";
import { DetailChips } from "./detail-chips.tsx";
import { fieldId, fieldProps } from "./field-props.tsx";
import { quoteFormActor } from "./quote-form.actor.ts";
import { fields } from "./quote-form.css.ts";

interface QuoteFieldsProps {
  location: FormLocation;
  values: QuoteValues;
  errors: QuoteErrors;
  acceptedRequests: number;
}

const changeWords = (value: string) =>
  quoteFormActor.send({ type: "field.changed", field: "message", value });

/** The fields of a quote request (docs/specification.md#fields), with the chips above Project Details. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { location, values, errors, acceptedRequests } = props;
  const placesId = `${location}-places`;
  /** Towns and suburbs as suggestions, rendered once Area gets the focus. */
  const [places, setPlaces] = useState<typeof placeNames>([]);
  // Service is remounted after a success, because a select that changes its value would move a screen reader's
  // cursor; but not under a visitor who is in it.
  const [isInService, setIsInService] = useState(false);
  const [serviceKey, setServiceKey] = useState(0);
  const [seenSuccesses, setSeenSuccesses] = useState(acceptedRequests);
  if (seenSuccesses !== acceptedRequests) {
    setSeenSuccesses(acceptedRequests);
    if (!isInService) setServiceKey(serviceKey + 1);
  }
  return (
    <>
      <div className={fields}>
        {quoteFieldNames.map((field) => (
          <Fragment key={field}>
            {field === "message" ? (
              <DetailChips words={values.message} onChange={changeWords} />
            ) : null}
            <Field
              key={field === "service" ? serviceKey : field}
              {...fieldProps[field]}
              {...(field === "service" && {
                onFocus: () => setIsInService(true),
                // Not when the visitor turns to another tab.
                onBlur: ({ currentTarget }: FocusEvent) =>
                  setIsInService(document.activeElement === currentTarget),
              })}
              {...(field === "area" && {
                list: placesId,
                onFocus: () => setPlaces(placeNames),
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
      {/* Native, because the field takes any text and needs no combobox. */}
      <datalist id={placesId}>
        {places.map((place) => (
          <option key={placeInWords(place)} value={placeInWords(place)} />
        ))}
      </datalist>
    </>
  );
}

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
  id: string;
}

/**
 * A field that only programs fill in. `hidden` removes it from the screen, the accessibility tree,
 * the tab order and the browser's autofill. The consequences of a filled one are in
 * docs/decisions/0010-no-request-is-rejected-as-spam.md.
 */
export function Honeypot({ ref, id }: HoneypotProps) {
  return (
    <div hidden>
      <label htmlFor={id}>{honeypotLabel}</label>
      <input ref={ref} id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
