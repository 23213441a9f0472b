import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import { mapQuoteFields } from "../../domain/quote-request.ts";
import { unhydratedIsland } from "../../hydration/protocol.ts";
import { draftStorage } from "./draft-storage.ts";

/** The object in a JSON text; an empty one when there is none. */
function parsedObject(text: string | null): object {
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    return parsed instanceof Object ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * The draft to store: the stored one with the fields that are not empty in `typed`. It is not
 * validated, because the schema loads with the form; `parseStoredDraft` drops what is unreadable.
 */
export function addToStoredDraft(stored: string | null, typed: QuoteDraft): string {
  const draft = parsedObject(stored);
  const storedValues = "values" in draft && draft.values instanceof Object ? draft.values : {};
  const typedValues = Object.entries(typed).filter(([, value]) => value !== "");
  return JSON.stringify({
    ...draft,
    values: { ...storedValues, ...Object.fromEntries(typedValues) },
  });
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
