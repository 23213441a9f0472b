import { attribute, draftKey, unhydratedIsland } from "./protocol.ts";

/** Runs a storage call; returns null where storage is forbidden or full. */
export function tryStorage<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** The draft as JSON in session storage: it survives reloads until the tab closes. */
export const draftStorage = {
  read: () => tryStorage(() => sessionStorage.getItem(draftKey)),
  write: (text: string) => tryStorage(() => sessionStorage.setItem(draftKey, text)),
  clear: () => tryStorage(() => sessionStorage.removeItem(draftKey)),
};

/**
 * The draft to store: the stored one with what was typed, by field. It is not validated, because the
 * schema loads with the form; `parseStoredDraft` drops what is unreadable.
 */
export function addToStoredDraft(
  stored: string | null,
  typed: Readonly<Record<string, unknown>>,
): string {
  let draft: { values?: object } | null = null;
  try {
    draft = JSON.parse(stored ?? "null");
  } catch {
    // As if there were none.
  }
  return JSON.stringify({ ...draft, values: { ...draft?.values, ...typed } });
}

/**
 * Adds what was typed into the quote form in `root` before hydration to the stored draft. Does nothing
 * once the form is hydrated: from then on the quote form's actor stores each change.
 */
export function storeTyped(root: ParentNode) {
  const form = root.querySelector<HTMLFormElement>(`form[${attribute.quoteForm}]`);
  if (form === null || form.closest(unhydratedIsland) === null) return;
  const typed = [...new FormData(form)].filter(([, value]) => value !== "");
  if (typed.length === 0) return;
  draftStorage.write(addToStoredDraft(draftStorage.read(), Object.fromEntries(typed)));
}
