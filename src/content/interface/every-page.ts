import { toConfirm } from "../promises.ts";
import { specifiedButtons } from "../specified-texts.ts";

/*
 * The words around every page, from top to bottom, and those that any page may show.
 */

export const skipLink = "Skip to the main content";

/** The accessible name of the navigation on wide screens. */
export const mainNavigation = "Main";

/** The menu button, and the accessible name of the menu of small screens. */
export const menuButton = "Menu";

export const callButton = specifiedButtons.callUs;
export const quoteLink = specifiedButtons.freeQuote;

/** The accessible name of the bar at the foot of small screens. */
export const thumbBar = "Call or ask for a quote";

/** The quote button of a page whose content names no other text. */
export const quoteButton = specifiedButtons.requestQuote;

/** At the end of every page. */
export const claims = `${toConfirm("claims-of-every-page", "Local experts")} with ${toConfirm("five-star-reviews", "5-star reviews")}. ${toConfirm("claims-of-every-page", "Licensed and insured staff, SABS-approved materials")}, and no obligation.`;

/** Below the company's name. */
export const companyLine =
  "Driveways, patios, parking areas and yards in Gauteng. Free site visit, itemised quote, guaranteed workmanship.";

export const contactHeading = "Contact details";

/** The last line, after the company's name. */
export const currencyNote = "Prices in South African rand.";

/** Accessible names of buttons that show an icon alone (WCAG 2.2, 4.1.2). */
export const closeDialog = "Close";
export const dismissToast = "Dismiss this notice";
