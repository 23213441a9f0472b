import type { StoredDraft } from "#machines/quote-form/quote-draft.ts";
import { draftStorage } from "./draft-storage.ts";

/**
 * Stores what was typed into a form before hydration, as `restoreDraft` reads it. Does nothing when
 * a draft is stored already: that one is about to be restored, with what was typed added to it.
 */
export function persistDraft(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (field: string) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  // Listed here: deriving them from the schema would add Valibot to the base bundle.
  const values = {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    area: text("area"),
    service: text("service"),
    message: text("message"),
  };
  if (Object.values(values).every((value) => value === "") || draftStorage.read() !== null) return;
  const draft: StoredDraft = { values, attempt: null, failure: null };
  draftStorage.write(JSON.stringify(draft));
}
