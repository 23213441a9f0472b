import { quotedButtons } from "../quoted-texts.ts";

export const skipLink = "Skip to the main content";

/** The accessible name of the navigation on wide screens. */
export const mainNavigation = "Main";

/** The menu button, and the accessible name of the menu of small screens. */
export const menuButton = "Menu";

export const callButton = quotedButtons.callUs;
export const quoteLink = quotedButtons.freeQuote;

/** The accessible name of the bar at the foot of small screens. */
export const thumbBar = "Call or ask for a quote";
