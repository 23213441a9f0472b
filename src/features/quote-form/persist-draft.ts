import type { StoredDraft } from "#machines/quote-form/quote-draft.ts";
import { mapQuoteFields } from "../../domain/quote-request.ts";
import { draftStorage } from "./draft-storage.ts";

/**
 * Stores what was typed into a form before hydration, as `restoreDraft` reads it. Does nothing when
 * a draft is stored already: that one is about to be restored, with what was typed added to it.
 */
export function persistDraft(form: HTMLFormElement) {
  const typed = new FormData(form);
  const values = mapQuoteFields((field) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  });
  if (Object.values(values).every((value) => value === "") || draftStorage.read() !== null) return;
  const draft: StoredDraft = { values, attempt: null, failure: null };
  draftStorage.write(JSON.stringify(draft));
}
