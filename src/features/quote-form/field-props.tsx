import { fieldTexts, noService, serviceLabel } from "../../content/interface/quote-form.ts";
import { type QuoteField, type QuoteFieldName, quoteFields } from "../../domain/quote-fields.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import type { FieldProps } from "../../ui/field/field.tsx";

/** Id of a field's control in the form at `location`. */
export const fieldId = <Location extends FormLocation>(location: Location, field: QuoteFieldName) =>
  `${location}-${field}` as const;

const lastInput = quoteFields.filter(({ as }) => as === "input").at(-1);

/**
 * What Enter does in a field on an on-screen keyboard: it leads to the next one, and in the last single-line
 * field submits once everything is chosen.
 */
function enterKeyHint(field: QuoteField, values: QuoteValues) {
  if (field.as === "textarea") return "enter";
  const isChosen = quoteFields.every(({ as, name }) => as !== "select" || values[name] !== "");
  return field === lastInput && isChosen ? "send" : "next";
}

/** The props of a field of the table, with its words. */
export function fieldProps(field: QuoteField, values: QuoteValues): Omit<FieldProps, "id"> {
  const { name, as, required, input, choices } = field;
  const props = { as, name, required, ...input, ...fieldTexts[name], value: values[name] };
  if (choices === undefined) return { ...props, enterKeyHint: enterKeyHint(field, values) };
  const options = choices.map((choice) => (
    <option key={choice} value={choice}>
      {serviceLabel(choice)}
    </option>
  ));
  const none = (
    <option key="none" value="">
      {noService}
    </option>
  );
  return { ...props, children: [none, ...options] };
}
