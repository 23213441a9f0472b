import * as v from "valibot";
import { cleanLine, cleanLines } from "./clean-text.ts";
import { detailsLimit, quoteServices } from "./quote-request.ts";

/** What the quote form, its draft, the payload and the receiver know of a field. */
interface QuoteFieldEntry {
  /** Its key in the payload and its column in the CSV file. */
  readonly name: string;
  readonly as: "input" | "select" | "textarea";
  /** What a visitor may submit, cleaned, with the message for anything else. */
  readonly rule: v.GenericSchema<unknown, string>;
  /** Attributes for autofill, on-screen keyboards and correction (WCAG 2.2, 1.3.5). */
  readonly input: Partial<
    Record<"type" | "autoComplete" | "autoCapitalize" | "autoCorrect", string>
  > & { spellCheck?: false };
  readonly choices?: readonly string[];
  readonly suggestsPlaces?: true;
}

const line = (message: string) => v.pipe(v.string(message), v.transform(cleanLine));

/** Text of at least `minimum` characters that can be seen. */
const textOfAtLeast = (minimum: number, message: string) =>
  v.pipe(line(message), v.minLength(minimum, message));

/** An email address of the HTML standard, which allows o'brien@company.co.za, with a dot in its domain. */
const emailAddress = (message: string) =>
  v.pipe(line(message), v.rfcEmail(message), v.regex(/\.[^.@]+$/, message));

/** The text of Project Details, of any length: attachments follow the visitor's words. */
export const detailsWithAttachments = v.pipe(
  v.string("Project details must be text"),
  v.transform(cleanLines),
);

/** The message under Project Details that are longer than `detailsLimit`. */
export const detailsTooLong =
  "Please shorten Project Details to 10\u00a0000 characters, or email us the rest";

/** A phone would replace "Thandi" or "Rynfield" with a word of its dictionary. */
const properNames = { autoCapitalize: "words", autoCorrect: "off", spellCheck: false } as const;

/**
 * The fields of a quote request in the order a visitor meets them, with the rules and messages of
 * docs/specification.md#validation, word for word. Labels and hints are content.
 */
const entries = [
  {
    name: "name",
    as: "input",
    rule: textOfAtLeast(2, "Name must be at least 2 characters"),
    input: { type: "text", autoComplete: "name", ...properNames },
  },
  {
    name: "email",
    as: "input",
    rule: emailAddress("Invalid email address"),
    input: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  },
  {
    name: "phone",
    as: "input",
    rule: textOfAtLeast(10, "Please enter a valid phone number"),
    input: { type: "tel", autoComplete: "tel" },
  },
  {
    name: "area",
    as: "input",
    rule: textOfAtLeast(2, "Please enter your area"),
    input: { type: "text", autoComplete: "address-level2", ...properNames },
    suggestsPlaces: true,
  },
  {
    name: "service",
    as: "select",
    rule: v.picklist(quoteServices, "Please select a service"),
    // After a reload, Firefox would select the service of a sent request again (https://bugzil.la/46845).
    input: { autoComplete: "off" },
    choices: quoteServices,
  },
  {
    name: "message",
    as: "textarea",
    rule: v.pipe(detailsWithAttachments, v.maxLength(detailsLimit, detailsTooLong)),
    input: { autoCapitalize: "sentences" },
  },
] as const satisfies readonly QuoteFieldEntry[];

export type QuoteFieldName = (typeof entries)[number]["name"];

export interface QuoteField extends QuoteFieldEntry {
  readonly name: QuoteFieldName;
  /** Whether its rule rejects an empty text. */
  readonly required: boolean;
}

/** The fields, as form, validation, draft, payload, receiver, CSV and inbox read them. */
export const quoteFields: readonly QuoteField[] = entries.map((entry) => ({
  ...entry,
  required: !v.is(entry.rule, ""),
}));

export const quoteFieldNames = quoteFields.map(({ name }) => name);

/** An object with what `valueFor` returns for each field. */
export const mapQuoteFields = <Value>(valueFor: (field: QuoteField) => Value) =>
  // Object.fromEntries forgets the names of its keys.
  Object.fromEntries(quoteFields.map((field) => [field.name, valueFor(field)])) as Record<
    QuoteFieldName,
    Value
  >;
