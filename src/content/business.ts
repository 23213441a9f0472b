import type { BusinessDetails } from "../content-schema/business-schema.ts";
import { placeholder } from "../domain/placeholder.ts";

/**
 * The facts about the company that the site repeats. A production build warns about every value
 * inside placeholder() until the owner replaces it, here (without placeholder) or with its environment
 * variable (named in business-schema.ts).
 */
export const businessDetails: BusinessDetails = {
  name: placeholder("Karee Paving"),

  /** The number that pages show, as people write it. */
  visiblePhone: placeholder("010 000 0000"),
  /** The number that the call links dial. */
  callNumber: placeholder("+27100000001"),
  /** The WhatsApp number, such as "+27821234567"; empty to offer no WhatsApp. */
  whatsappNumber: "",
  email: placeholder("quotes@kareepaving.example"),

  officeAddress: placeholder("1 Example Street, Midrand, 1685"),
  /** Position of the map's pin in degrees. */
  mapLatitude: placeholder(-25.9992),
  mapLongitude: placeholder(28.1263),
  /** The map shown on the contact page: "openstreetmap", or "none" for the address alone. */
  mapProvider: "openstreetmap",

  /** Opening hours, Monday to Friday, in the time zone of Johannesburg. */
  opens: "08:00",
  closes: "17:00",
  /** Other hours of single days, such as "Saturday 08:00-13:00, Friday closed"; empty for none. */
  otherHours: "",
  /**
   * Days when the office is closed, such as "2026-12-16 to 2027-01-08, 2027-03-05"; empty for none. It is
   * closed on public holidays as well; days that are proclaimed for one year, such as elections, go here.
   */
  closedDates: "",

  /** Origin of the site, without a slash at the end. */
  origin: placeholder("https://www.kareepaving.example"),

  /** Where quote requests are sent: a URL, or a path of this site. */
  webhookUrl: placeholder("/api/quote-requests"),
  /** Some automation services accept only "text/plain;charset=UTF-8". */
  webhookContentType: "application/json",
  /** After this many milliseconds without an answer, sending counts as failed. */
  webhookTimeoutMs: 15_000,
};
