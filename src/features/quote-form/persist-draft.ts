import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import { mapQuoteFields } from "../../domain/quote-request.ts";
import { unhydratedIsland } from "../../hydration/protocol.ts";
import { draftStorage } from "./draft-storage.ts";

/**
 * The draft to store: the stored one with the fields that are not empty in `typed`. It is not
 * validated, because the schema loads with the form; `parseStoredDraft` drops what is unreadable.
 */
export function addToStoredDraft(stored: string | null, typed: QuoteDraft): string {
  let draft: { values?: Partial<QuoteDraft> } | null = null;
  try {
    draft = JSON.parse(stored ?? "null");
  } catch {
    // As if there were none.
  }
  const filled = Object.entries(typed).filter(([, value]) => value !== "");
  return JSON.stringify({ ...draft, values: { ...draft?.values, ...Object.fromEntries(filled) } });
}

/**
 * Adds what was typed into a form before hydration to the stored draft, for `restoreDraft` to read.
 * Does nothing once the form is hydrated: from then on the quote form's actor stores each change.
 */
export function persistDraft(form: HTMLFormElement) {
  if (form.closest(unhydratedIsland) === null) return;
  const data = new FormData(form);
  const typed = mapQuoteFields((field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  });
  if (Object.values(typed).every((value) => value === "")) return;
  draftStorage.write(addToStoredDraft(draftStorage.read(), typed));
}
