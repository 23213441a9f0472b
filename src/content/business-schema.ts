import * as v from "valibot";

/** Marks a value as a stand-in that the owner has yet to replace. */
export interface Placeholder<Value> {
  readonly placeholder: Value;
}

export function placeholder<const Value>(value: Value): Placeholder<Value> {
  return { placeholder: value };
}

const textLike = (pattern: RegExp, wanted: string) =>
  v.pipe(v.string(wanted), v.trim(), v.regex(pattern, wanted));

/** Environment variables are text; details in the file are numbers already. */
const numberBetween = (least: number, most: number, wanted: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))], wanted),
    v.number(wanted),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
  );

const clock = (example: string) =>
  textLike(/^([01]\d|2[0-3]):[0-5]\d$/, `a time of day like ${example} is wanted`);

/** An address without query or fragment: https, or http on this machine for trying things out. */
const webAddress = /^(https:\/\/[^\s/?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)/;

/**
 * What each business detail must be (the message says what is wanted) and which environment
 * variable stands in for it when the site is built.
 */
export const businessFields = {
  name: {
    variable: "BUSINESS_NAME",
    schema: textLike(/^.{2,60}$/, "the company's name, 2 to 60 characters, is wanted"),
  },
  visiblePhone: {
    variable: "BUSINESS_VISIBLE_PHONE",
    schema: textLike(
      /^\+?[\d ()-]{9,20}$/,
      "a phone number as people write it, like 011 234 5678, is wanted",
    ),
  },
  callNumber: {
    variable: "BUSINESS_CALL_NUMBER",
    schema: textLike(
      /^\+\d{9,15}$/,
      "a number with its country code and digits only, like +27112345678, is wanted",
    ),
  },
  email: {
    variable: "BUSINESS_EMAIL",
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.email("an e-mail address like quotes@company.co.za is wanted"),
    ),
  },
  officeAddress: {
    variable: "BUSINESS_OFFICE_ADDRESS",
    schema: textLike(
      /^[^,]+(, ?[^,]+)+$/,
      "an address like 1 Main Road, Midrand, 1685 is wanted, its lines parted by commas",
    ),
  },
  mapLatitude: {
    variable: "BUSINESS_MAP_LATITUDE",
    schema: numberBetween(
      -90,
      90,
      "a latitude in degrees from -90 to 90 is wanted (Gauteng lies near -26)",
    ),
  },
  mapLongitude: {
    variable: "BUSINESS_MAP_LONGITUDE",
    schema: numberBetween(
      -180,
      180,
      "a longitude in degrees from -180 to 180 is wanted (Gauteng lies near 28)",
    ),
  },
  mapProvider: {
    variable: "BUSINESS_MAP_PROVIDER",
    schema: v.picklist(["openstreetmap", "none"], "openstreetmap or none is wanted"),
  },
  opens: { variable: "BUSINESS_OPENS", schema: clock("08:00") },
  closes: { variable: "BUSINESS_CLOSES", schema: clock("17:00") },
  origin: {
    variable: "SITE_ORIGIN",
    schema: textLike(
      new RegExp(`${webAddress.source}$`),
      "the site's own address like https://www.company.co.za is wanted, with https and without a slash at the end",
    ),
  },
  webhookAddress: {
    variable: "WEBHOOK_ADDRESS",
    schema: textLike(
      new RegExp(`^/[^/\\s]\\S*$|${webAddress.source}(/\\S*)?$`),
      "an https address like https://hook.service.com/abc is wanted (or a path of this site like /api/quote-requests)",
    ),
  },
  webhookContentType: {
    variable: "WEBHOOK_CONTENT_TYPE",
    schema: v.picklist(
      ["application/json", "text/plain;charset=UTF-8"],
      "application/json or text/plain;charset=UTF-8 is wanted",
    ),
  },
  webhookTimeoutMs: {
    variable: "WEBHOOK_TIMEOUT_MS",
    schema: numberBetween(1_000, 120_000, "a number of milliseconds from 1000 to 120000 is wanted"),
  },
} as const;

export type BusinessField = keyof typeof businessFields;

/** The checked details, as the pages use them. */
export type Business = {
  readonly [Field in BusinessField]: v.InferOutput<(typeof businessFields)[Field]["schema"]>;
};

/** The details as they stand in business.ts: each final, or still a placeholder. */
export type BusinessDetails = {
  readonly [Field in BusinessField]: Business[Field] | Placeholder<Business[Field]>;
};
