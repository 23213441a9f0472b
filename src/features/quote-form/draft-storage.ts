import { draftKey as key } from "../../hydration/protocol.ts";

/** Runs a storage call; returns null where storage is forbidden or full. */
function tryStorage<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** The draft as JSON in session storage: it survives reloads until the tab closes. */
export const draftStorage = {
  read: () => tryStorage(() => sessionStorage.getItem(key)),
  write: (text: string) => tryStorage(() => sessionStorage.setItem(key, text)),
  clear: () => tryStorage(() => sessionStorage.removeItem(key)),
};
