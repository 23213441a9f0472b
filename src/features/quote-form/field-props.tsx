import { fieldTexts, noService, serviceLabel } from "../../content/interface/quote-form.ts";
import {
  type FormLocation,
  type QuoteFieldName,
  quoteServices,
} from "../../domain/quote-request.ts";
import type { FieldProps } from "../../ui/field/field.tsx";

/** Id of a field's control in the form at `location`. */
export const fieldId = <Location extends FormLocation>(location: Location, field: QuoteFieldName) =>
  `${location}-${field}` as const;

/** Props of each field: labels, and hints for autofill and on-screen keyboards (WCAG 2.2, 1.3.5). */
export const fieldProps: Record<QuoteFieldName, Omit<FieldProps, "id">> = {
  name: {
    as: "input",
    ...fieldTexts.name,
    required: true,
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  email: {
    as: "input",
    ...fieldTexts.email,
    required: true,
    type: "email",
    autoComplete: "email",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
    enterKeyHint: "next",
  },
  phone: {
    as: "input",
    ...fieldTexts.phone,
    required: true,
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    enterKeyHint: "next",
  },
  area: {
    as: "input",
    ...fieldTexts.area,
    required: true,
    type: "text",
    autoComplete: "address-level2",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  service: {
    as: "select",
    ...fieldTexts.service,
    required: true,
    // After a reload, Firefox would select the service of a sent request again (https://bugzil.la/46845).
    autoComplete: "off",
    children: [
      <option key="none" value="">
        {noService}
      </option>,
      ...quoteServices.map((service) => (
        <option key={service} value={service}>
          {serviceLabel(service)}
        </option>
      )),
    ],
  },
  message: {
    as: "textarea",
    ...fieldTexts.message,
    autoCapitalize: "sentences",
    enterKeyHint: "enter",
  },
};
