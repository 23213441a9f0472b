import { type QuoteFieldName, quoteServices } from "../../domain/quote-request.ts";
import type { FieldProps } from "../../ui/field/field.tsx";

/** How each field is labelled and what helps to fill it in (WCAG 2.2, 1.3.5 and 3.3.2). */
export const fieldSettings: Record<QuoteFieldName, Omit<FieldProps, "id">> = {
  name: {
    as: "input",
    label: "Name",
    required: true,
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  email: {
    as: "input",
    label: "Email",
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
    label: "Phone",
    required: true,
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    enterKeyHint: "next",
  },
  area: {
    as: "input",
    label: "Area",
    hint: "Suburb or town",
    required: true,
    type: "text",
    autoComplete: "address-level2",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  service: {
    as: "select",
    label: "Service",
    required: true,
    children: [
      <option key="none" value="">
        Select a service
      </option>,
      ...quoteServices.map((service) => (
        <option key={service} value={service}>
          {service === "Other" ? "Other (Please Specify)" : service}
        </option>
      )),
    ],
  },
  message: {
    as: "textarea",
    label: "Project Details",
    hint: "Rough size, what lies there now, what will drive on it",
    autoCapitalize: "sentences",
    enterKeyHint: "enter",
  },
};
