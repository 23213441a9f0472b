import { useEffect } from "react";
import { attribute } from "../../hydration/protocol.ts";
import { readKeptList } from "../keep/kept-list.actor.ts";
import { draftStorage } from "../quote-form/draft-storage.ts";

/** Firefox puts the old text back after a reload (https://bugzil.la/46845), and it would be stored before hydration. */
function blankFields() {
  const form = document.querySelector<HTMLFormElement>(`form[${attribute.quoteForm}]`);
  for (const field of form?.elements ?? []) if ("value" in field) field.value = "";
}

/**
 * Updates a page that the browser shows again from its back/forward cache: reads the kept list again, or
 * reloads the page if the draft has changed since, because it would show a sent request as unsent.
 */
export function useBfcacheRestore() {
  useEffect(() => {
    let draftWhenLeft: string | null = null;
    const onHide = () => {
      draftWhenLeft = draftStorage.read();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (draftStorage.read() === draftWhenLeft) {
        readKeptList();
        return;
      }
      blankFields();
      window.location.reload();
    };
    addEventListener("pagehide", onHide);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
    };
  }, []);
}
