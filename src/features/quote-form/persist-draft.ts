import type { StoredDraft } from "#machines/quote-form/quote-draft.ts";
import { draftStorage } from "./draft-storage.ts";

/**
 * Keeps what was typed into a form whose script has not come yet, in the same way as the form keeps
 * it from then on. Where the tab keeps something already, that form is on its way and sees to it.
 */
export function persistDraft(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (field: string) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  // Named here, because the schema that knows them would come with Valibot.
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
