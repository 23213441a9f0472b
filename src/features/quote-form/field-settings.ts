import type { ComponentProps } from "react";
import { type QuoteFieldName, quoteServices } from "#machines/quote-form/quote-request.ts";

/** How each field is labelled and what helps to fill it in (WCAG 2.2, 1.3.5 and 3.3.2). */
export const fieldSettings = {
  name: {
    label: "Name",
    required: true,
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  email: {
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
    label: "Phone",
    required: true,
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    enterKeyHint: "next",
  },
  area: {
    label: "Area",
    required: true,
    hint: "Suburb or town, such as Rynfield or Centurion",
    type: "text",
    autoComplete: "address-level2",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
} as const satisfies Partial<
  Record<QuoteFieldName, ComponentProps<"input"> & { label: string; hint?: string }>
>;

/** The options of the service list with the words they are shown with (SPEC.md section 3). */
export const serviceOptions = quoteServices.map((value) => ({
  value,
  text: value === "Other" ? "Other (Please Specify)" : value,
}));

/** The names by which the error summary calls the fields. */
export const fieldLabels: Record<QuoteFieldName, string> = {
  name: fieldSettings.name.label,
  email: fieldSettings.email.label,
  phone: fieldSettings.phone.label,
  area: fieldSettings.area.label,
  service: "Service",
  message: "Project Details",
};
