/** The fields that a quote button, a page or a URL can fill in for the visitor. */
export type PrefilledField = "service" | "area";

/** The fixed list of services (docs/specification.md#fields). "Other" is shown as "Other (Please Specify)". */
export const quoteServices = [
  "Driveway Paving",
  "Patio Paving",
  "Pool Surround Paving",
  "Walkway Paving",
  "Commercial Paving",
  "Industrial Paving",
  "Paving Repairs",
  "Other",
] as const;

export type QuoteService = (typeof quoteServices)[number];

/** The three forms that share one draft: in the dialog, on the home page, on the contact page. */
export type FormLocation = "dialog" | "home" | "contact";

/**
 * Project Details that a visitor writes have at most this many characters. Three bytes each, with as much of
 * every attachment, they stay below what a browser sends with `keepalive`, and below Excel's 32,767 characters.
 */
export const detailsLimit = 10_000;

/** Why a request was not confirmed. After the last three it may have arrived all the same. */
export const quoteFailures = [
  "refused",
  "tooLarge",
  "unreachable",
  "timeout",
  "interrupted",
] as const;

export type QuoteFailure = (typeof quoteFailures)[number];
