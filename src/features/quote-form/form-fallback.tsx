import { useRef, useState } from "react";
import { formFailed } from "../../content/interface/quote-form.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import { attribute } from "../../hydration/protocol.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import { persistDraft } from "./persist-draft.ts";

/** Replaces a form that throws. */
export function FormFallback({ location, retry }: { location: FormLocation; retry: () => void }) {
  // During the first render a form that was never hydrated is still in the DOM, with what was typed.
  useState(() => {
    const selector = `form[${attribute.quoteForm}=${location}]`;
    const form = document.querySelector<HTMLFormElement>(selector);
    if (form !== null) persistDraft(form);
  });
  const alert = useRef<HTMLDivElement>(null);
  useHydrationMark(alert);
  return (
    <RetryAlert ref={alert} {...formFailed} retry={retry}>
      <ContactLinks />
    </RetryAlert>
  );
}
