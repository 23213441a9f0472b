import { type FocusEvent, type Ref, useState } from "react";
import { honeypotLabel } from "../../content/interface/quote-form.ts";
import { placeNames } from "../../content/place-names.ts";
import { placeInWords } from "../../domain/areas.ts";
import { quoteFields } from "../../domain/quote-fields.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import type { QuoteErrors, QuoteValues } from "../../domain/quote-values.ts";
import { Field } from "../../ui/field/field.tsx";
import { adoptFields } from "./adopt-fields.ts";
import { DetailChips } from "./detail-chips.tsx";
import { fieldId, fieldProps } from "./field-props.tsx";
import { quoteFormActor } from "./quote-form.actor.ts";
import { fields, wide } from "./quote-form.css.ts";

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
  /** Towns and suburbs as suggestions, rendered once their field gets the focus. */
  const [places, setPlaces] = useState<typeof placeNames>([]);
  // A select is remounted after a success, because a select that changes its value would move a screen reader's
  // cursor; but not under a visitor who is in it.
  const [isInSelect, setIsInSelect] = useState(false);
  const [selectKey, setSelectKey] = useState(0);
  const [seenSuccesses, setSeenSuccesses] = useState(acceptedRequests);
  if (seenSuccesses !== acceptedRequests) {
    setSeenSuccesses(acceptedRequests);
    if (!isInSelect) setSelectKey(selectKey + 1);
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
                {...(isSelect && {
                  onFocus: () => setIsInSelect(true),
                  // Not when the visitor turns to another tab.
                  onBlur: ({ currentTarget }: FocusEvent) =>
                    setIsInSelect(document.activeElement === currentTarget),
                })}
                {...(field.suggestsPlaces && {
                  list: placesId,
                  onFocus: () => setPlaces(placeNames),
                })}
                id={fieldId(location, name)}
                error={errors[name]}
                onChange={() => adoptFields(location)}
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
