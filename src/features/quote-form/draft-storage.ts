import { draftKey as key } from "../../hydration/protocol.ts";

/** Runs a storage call; a browser that forbids storage, or has none left, changes nothing else. */
function attempt<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** Where the tab keeps the draft across reloads: session storage, gone when the tab closes. */
export const draftStorage = {
  read: () => attempt(() => sessionStorage.getItem(key)),
  write: (text: string) => attempt(() => sessionStorage.setItem(key, text)),
  clear: () => attempt(() => sessionStorage.removeItem(key)),
};
