import { useRef, useState } from "react";
import { formFailed } from "../../content/interface/quote-form.ts";
import { storeTyped } from "../../hydration/draft-storage.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";

/** Replaces a form that throws. */
export function FormFallback({ retry }: { retry: () => void }) {
  // During the first render a form that was never hydrated is still in the DOM, with what was typed.
  useState(() => storeTyped(document));
  const alert = useRef<HTMLDivElement>(null);
  useHydrationMark(alert);
  return (
    <RetryAlert ref={alert} {...formFailed} retry={retry}>
      <ContactLinks />
    </RetryAlert>
  );
}
