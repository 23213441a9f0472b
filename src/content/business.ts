import { type BusinessDetails, placeholder } from "./business-schema.ts";

/**
 * Everything about the company that the site repeats, in one place. A value inside placeholder()
 * is a stand-in: a production build warns about it until it is replaced by the real one, here
 * (without placeholder) or by its environment variable (named in business-schema.ts).
 */
export const businessDetails: BusinessDetails = {
  name: placeholder("Karee Paving"),

  /** The number that is shown, as people write it. */
  visiblePhone: placeholder("010 000 0000"),
  /** The number that the call links dial. */
  callNumber: placeholder("+27100000001"),
  email: placeholder("quotes@kareepaving.example"),

  officeAddress: placeholder("1 Example Street, Midrand, 1685"),
  /** Where the pin of the map stands, in degrees. */
  mapLatitude: placeholder(-25.9992),
  mapLongitude: placeholder(28.1263),
  /** The map shown on the contact page: "openstreetmap", or "none" for the address alone. */
  mapProvider: "openstreetmap",

  /** Opening hours, Monday to Friday, on the clock of Johannesburg. */
  opens: "08:00",
  closes: "17:00",

  /** Where the site lives, without a slash at the end. */
  origin: placeholder("https://www.kareepaving.example"),

  /** Where quote requests are sent: a full address, or a path of this site. */
  webhookAddress: placeholder("/api/quote-requests"),
  /** Some automation services take "text/plain;charset=UTF-8" only. */
  webhookContentType: "application/json",
  /** After this many milliseconds without an answer, sending counts as failed. */
  webhookTimeoutMs: 15_000,
};
