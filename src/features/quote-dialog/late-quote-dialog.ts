import type { ComponentType } from "react";
import type { QuoteService } from "../../domain/quote-request.ts";
import { yieldToMain } from "../../lib/scheduling.ts";

/*
 * The way to the quote dialog. The dialog itself, with its form, its machines and its notices, is
 * fetched when a visitor is about to press a quote button.
 */

const fetchDialog = () => import("./quote-dialog.tsx");
type QuoteDialogModule = Awaited<ReturnType<typeof fetchDialog>>;

/** The dialog, once it was asked for. */
let dialog: QuoteDialogModule | null = null;
/** Counts what a visitor does, so that a dialog that comes too late does not open on another page. */
let moves = 0;
const slots = new Set<() => void>();

/**
 * Fetches the dialog, in a task of its own: to ask for its files takes a slow phone as long as the
 * touch itself. What fails here is asked for again when the button is pressed.
 */
export const prepareQuoteDialog = () =>
  void yieldToMain()
    .then(fetchDialog)
    .catch(() => {});

/**
 * Opens the dialog.
 *
 * @param service chosen in the form, unless the visitor chose one
 */
export async function openQuoteDialog(service: QuoteService | undefined) {
  moves += 1;
  const move = moves;
  try {
    await (dialog === null ? draw() : yieldToMain());
  } catch {
    // A new release has replaced the file, or the connection is gone. The contact page has a form
    // too, and there the button's own form leads.
    window.location.assign("/contact");
    return;
  }
  if (move === moves) dialog?.requestQuote(service);
}

/** Draws the dialog, still closed. To run its script, to draw it and to open it are a task each. */
async function draw() {
  const fetched = await fetchDialog();
  await yieldToMain();
  dialog = fetched;
  for (const redraw of slots) redraw();
  await yieldToMain();
}

/** Closes the dialog, because the page that it lies over is left. */
export function leavePage() {
  moves += 1;
  dialog?.leavePage();
}

/** Where the dialog is drawn hears from here that there is one. */
export const quoteDialogStore = {
  subscribe(redraw: () => void) {
    slots.add(redraw);
    return () => slots.delete(redraw);
  },
  read: (): ComponentType | null => dialog?.QuoteDialog ?? null,
  readInAdvance: () => null,
};
