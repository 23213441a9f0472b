import { type AttachedPlan, placeOf } from "../../domain/attachments.ts";
import { attribute } from "../../hydration/protocol.ts";
import { keptKey } from "../keep/kept-storage.ts";

const draftKey = "quote-draft";

/** Runs a storage call; returns null where storage is forbidden or full, or what is in it is no JSON. */
function tryStorage<Result>(call: () => Result): Result | null {
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

/** What a store holds, without validating it; null for invalid JSON. */
const parseStored = <Stored extends object>(read: () => string | null): Stored | null =>
  tryStorage(() => JSON.parse(read() ?? "null"));

/** Height of the attachments above the fields, as they show on a phone; empty without any. */
export function attachmentsHeight(
  plans: readonly Pick<AttachedPlan, "id" | "place">[],
  kept: number,
): string {
  const lines = plans.length + Math.min(1, kept);
  const choices = 1.5 * Math.max(0, plans.length - 1);
  const sum = new Set(plans.map(placeOf)).size > 1 ? 1.85 : 0;
  const priceItems = plans.length > 0 ? 1.3 : 0;
  return lines === 0 ? "" : `${1.5 + lines * 4.875 + choices + sum + priceItems}rem`;
}

/** The same of the stored draft and the stored kept list. */
export function storedAttachmentsHeight(): string {
  const kept = parseStored<readonly unknown[]>(() => localStorage.getItem(keptKey));
  const draft = parseStored<{ plans?: readonly AttachedPlan[] }>(draftStorage.read);
  return tryStorage(() => attachmentsHeight(draft?.plans ?? [], kept?.length ?? 0)) ?? "";
}

/** The stored draft with what was typed, by field. Not validated: the inline bootstrap has no schema. */
export function draftWithTyped(
  stored: string | null,
  typed: Readonly<Record<string, unknown>>,
): string {
  const draft = parseStored<{ values?: object }>(() => stored);
  return JSON.stringify({ ...draft, values: { ...draft?.values, ...typed } });
}

/** Adds what was typed to the stored draft, for a page that is left before hydration; after it, the actor does. */
export function storeTyped(root: ParentNode) {
  const form = root.querySelector<HTMLFormElement>(`form[${attribute.quoteForm}]`);
  if (form === null) return;
  const typed = [...new FormData(form)].filter(([, value]) => value !== "");
  if (typed.length === 0) return;
  draftStorage.write(draftWithTyped(draftStorage.read(), Object.fromEntries(typed)));
}

/** Shows the stored draft in the page's quote form, whose script has failed: nothing typed looks lost. */
export function showDraft(root: ParentNode) {
  const form = root.querySelector<HTMLFormElement>(`form[${attribute.quoteForm}]`);
  const draft: { values: object } = JSON.parse(draftWithTyped(draftStorage.read(), {}));
  for (const [name, text] of Object.entries(draft.values)) {
    const field = form?.elements.namedItem(name);
    if (typeof text !== "string" || !(field instanceof HTMLElement) || !("value" in field))
      continue;
    if (field.value === "") field.value = text;
  }
}
