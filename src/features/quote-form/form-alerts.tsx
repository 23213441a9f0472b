import { type Ref, useRef, useState } from "react";
import type { FormLocation } from "../../domain/quote-request.ts";
import { RetryButton } from "../../hydration/retry-button.tsx";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { persistDraft } from "./persist-draft.ts";

interface FormAlertProps {
  /** What happened. */
  heading: string;
  children: string;
  retry: () => void;
  ref?: Ref<HTMLDivElement>;
}

const FormAlert = ({ heading, children, retry, ref }: FormAlertProps) => (
  <div ref={ref} role="alert">
    <Stack>
      <Text>
        <strong>{heading}</strong> {children}
      </Text>
      <Cluster>
        <RetryButton retry={retry}>Try again</RetryButton>
        <ContactLinks />
      </Cluster>
    </Stack>
  </div>
);

/** The connection is gone, or a new release has replaced the file. What was typed stays below. */
export const FormDidNotLoad = ({ retry }: { retry: () => void }) => (
  <FormAlert heading="The form did not load." retry={retry}>
    What you typed is still here. Check your connection and try again, or call us or send an e-mail.
  </FormAlert>
);

/** Something in the form broke while it was drawn. */
export function FormBroke({ location, retry }: { location: FormLocation; retry: () => void }) {
  // The words: while this is drawn first, a form that never came to life still stands and holds them.
  useState(() => {
    const form = document.querySelector<HTMLFormElement>(`form[data-quote-form=${location}]`);
    if (form !== null) persistDraft(form);
  });
  const message = useRef<HTMLDivElement>(null);
  useHydrationMark(message);
  return (
    <FormAlert ref={message} heading="The form has stopped working." retry={retry}>
      What you typed is kept. Try again, or call us or send an e-mail.
    </FormAlert>
  );
}
