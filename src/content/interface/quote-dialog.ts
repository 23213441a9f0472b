import { quotedButtons } from "../quoted-texts.ts";

export const quoteDialogTitle = quotedButtons.requestQuote;

/** The quote button of a page whose content names no other text. */
export const quoteButton = quotedButtons.requestQuote;
