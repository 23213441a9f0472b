import { quotedButtons } from "../quoted-texts.ts";

export const quoteDialogTitle = quotedButtons.requestQuote;

/** The quote button of a page whose content names no other text. */
export const quoteButton = quotedButtons.requestQuote;

/** The toast on the contact page, to which a quote button leads where the dialog does not load. */
export const dialogDidNotOpen = "The form did not open there. This contact page has the same form.";
