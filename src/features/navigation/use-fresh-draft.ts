import { useEffect } from "react";
import { attribute } from "../../hydration/protocol.ts";
import { draftStorage } from "../quote-form/draft-storage.ts";

/** Firefox puts the old text back after a reload, and before hydration it would be stored. */
function clearForm() {
  const form = document.querySelector<HTMLFormElement>(`form[${attribute.quoteForm}]`);
  for (const field of form?.elements ?? []) if ("value" in field) field.value = "";
}

/**
 * Reloads a page that the browser has kept as it was left, and shows again, when its draft has changed
 * since: it would show a request that was sent as unsent.
 */
export function useFreshDraft() {
  useEffect(() => {
    let draftWhenLeft: string | null = null;
    const onHide = () => {
      draftWhenLeft = draftStorage.read();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || draftStorage.read() === draftWhenLeft) return;
      // Not before: the kept list renders the form again on this event, which would fill it in again.
      addEventListener("pagehide", clearForm, { once: true });
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
