import { useSelector } from "@xstate/react";
import { formFailed, formFailedAfterSuccess } from "../../content/interface/quote-form.ts";
import { RetryAlert } from "../app/fallbacks.tsx";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { quoteFormActor } from "./quote-form.actor.ts";

/** Replaces a form that throws. */
export function FormFallback({ retry }: { retry: () => void }) {
  const isReceived = useSelector(quoteFormActor, ({ context }) => context.lastSentAt !== null);
  return (
    <RetryAlert {...(isReceived ? formFailedAfterSuccess : formFailed)} retry={retry}>
      <ContactLinks />
    </RetryAlert>
  );
}
