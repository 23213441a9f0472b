import * as v from "valibot";
import { closedPeriods, dayNames, weekHours } from "../domain/opening-hours.ts";
import type { Placeholder } from "../domain/placeholder.ts";

/** The message of each schema says what was expected; the build adds what was given. */
const textLike = (pattern: RegExp, message: string) =>
  v.pipe(v.string(message), v.trim(), v.regex(pattern, message));

/** Environment variables are text; the details in business.ts are numbers already. */
const numberBetween = (minimum: number, maximum: number, message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))], message),
    v.number(message),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );

const clock = (example: string) =>
  textLike(/^([01]\d|2[0-3]):[0-5]\d$/, `Expected a time of day such as ${example}`);

/** Start of a URL without search params or fragment: https, or http on this machine for trials. */
const webOrigin = /^(https:\/\/[^\s/?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)/;

const emailMessage = "Expected an email address such as quotes@company.co.za";

const days = `(${dayNames.join("|")})`;
const time = "([01]\\d|2[0-3]):[0-5]\\d";
const otherHours = `${days}(-${days})? (closed|${time}-${time})`;
const date = "\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";
/** Whether the calendar has the day: JavaScript reads 2027-02-31 as 3 March. */
const isDate = (text: string) => new Date(text).toJSON().startsWith(text);

const closedDates = `${date}( to ${date})?`;

/** Any number of entries with commas between them. */
const listOf = (entry: string, message: string) =>
  textLike(new RegExp(`^(${entry}(, ?${entry})*)?$`), message);

const details = v.object({
  name: textLike(/^.{2,60}$/, "Expected the company's name, 2 to 60 characters"),
  visiblePhone: textLike(
    /^\+?[\d ()-]{9,20}$/,
    "Expected a phone number as people write it, such as 011 234 5678",
  ),
  callNumber: textLike(
    /^\+\d{9,15}$/,
    "Expected a phone number with country code and digits only, such as +27112345678",
  ),
  whatsappNumber: textLike(
    /^(\+27[1-9]\d{8}|\+(?!27)[1-9]\d{7,14})?$/,
    "Expected a WhatsApp number with country code and digits only, such as +27821234567, or nothing",
  ),
  email: v.pipe(v.string(emailMessage), v.trim(), v.email(emailMessage)),
  officeAddress: textLike(
    /^[^,]+(, ?[^,]+)+$/,
    "Expected a postal address with commas between its lines, such as 1 Main Road, Midrand, 1685",
  ),
  mapLatitude: numberBetween(
    -35,
    -22,
    "Expected a latitude in degrees from -35 to -22, in South Africa (Gauteng lies near -26)",
  ),
  mapLongitude: numberBetween(
    16,
    33,
    "Expected a longitude in degrees from 16 to 33, in South Africa (Gauteng lies near 28)",
  ),
  mapProvider: v.picklist(["openstreetmap", "none"], "Expected openstreetmap or none"),
  opens: clock("08:00"),
  closes: clock("17:00"),
  otherHours: listOf(
    otherHours,
    "Expected days with their hours, such as Saturday 08:00-13:00, Friday closed, or nothing",
  ),
  closedDates: listOf(
    closedDates,
    "Expected dates, such as 2026-12-16 to 2027-01-08, 2027-03-05, or nothing",
  ),
  origin: textLike(
    new RegExp(`${webOrigin.source}$`),
    "Expected the site's origin, with https and without a slash at the end, such as https://www.company.co.za",
  ),
  webhookUrl: textLike(
    new RegExp(`^/[^/\\s]\\S*$|${webOrigin.source}(/\\S*)?$`),
    "Expected an https URL such as https://hook.service.com/abc, or a path of this site such as /api/quote-requests",
  ),
  webhookContentType: v.picklist(
    ["application/json", "text/plain;charset=UTF-8"],
    "Expected application/json or text/plain;charset=UTF-8",
  ),
  webhookTimeoutMs: numberBetween(
    // Sooner, a slow phone's request would count as failed although it arrives.
    10_000,
    120_000,
    "Expected a number of milliseconds from 10000 to 120000",
  ),
});

type Details = v.InferOutput<typeof details>;

/** A rule that compares details with each other; its mistake is told of one of them. */
const rule = <Field extends keyof Details>(
  field: Field,
  isRight: (all: Details) => boolean,
  message: string,
) => v.forward(v.check<Details, string>(isRight, message), [field]);

export const businessSchema = v.pipe(
  details,
  rule("closes", ({ opens, closes }) => opens < closes, "Expected a time after that of opening"),
  rule(
    "otherHours",
    (hours) => weekHours(hours).every((day) => day === null || day.opens < day.closes),
    "Expected each day to close after it opens",
  ),
  rule(
    "closedDates",
    (hours) => closedPeriods(hours).every(({ from, through }) => from <= through),
    "Expected each period to end after it begins",
  ),
  rule(
    "closedDates",
    (hours) => closedPeriods(hours).every(({ from, through }) => [from, through].every(isDate)),
    "Expected dates that the calendar has",
  ),
);

/** The validated details, as the pages use them. */
export type Business = Readonly<v.InferOutput<typeof businessSchema>>;

export type BusinessField = keyof Business;

/** The environment variable that replaces each business detail when the site is built. */
export const businessVariables = {
  name: "BUSINESS_NAME",
  visiblePhone: "BUSINESS_VISIBLE_PHONE",
  callNumber: "BUSINESS_CALL_NUMBER",
  whatsappNumber: "BUSINESS_WHATSAPP_NUMBER",
  email: "BUSINESS_EMAIL",
  officeAddress: "BUSINESS_OFFICE_ADDRESS",
  mapLatitude: "BUSINESS_MAP_LATITUDE",
  mapLongitude: "BUSINESS_MAP_LONGITUDE",
  mapProvider: "BUSINESS_MAP_PROVIDER",
  opens: "BUSINESS_OPENS",
  closes: "BUSINESS_CLOSES",
  otherHours: "BUSINESS_OTHER_HOURS",
  closedDates: "BUSINESS_CLOSED_DATES",
  origin: "SITE_ORIGIN",
  webhookUrl: "WEBHOOK_URL",
  webhookContentType: "WEBHOOK_CONTENT_TYPE",
  webhookTimeoutMs: "WEBHOOK_TIMEOUT_MS",
} as const satisfies Record<BusinessField, string>;

/** The details of business.ts: each final, or still a placeholder. */
export type BusinessDetails = {
  readonly [Field in BusinessField]: Business[Field] | Placeholder<Business[Field]>;
};
