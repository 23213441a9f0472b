import { type Ref, useRef, useState } from "react";
import { tryAgain } from "../../content/interface/errors.ts";
import { formDidNotLoad, formFailed } from "../../content/interface/quote-form.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import { RetryButton } from "../../hydration/retry-button.tsx";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { persistDraft } from "./persist-draft.ts";

interface FormAlertProps {
  heading: string;
  text: string;
  retry: () => void;
  ref?: Ref<HTMLDivElement>;
}

const FormAlert = ({ heading, text, retry, ref }: FormAlertProps) => (
  <div ref={ref} role="alert">
    <Stack>
      <Text>
        <strong>{heading}</strong> {text}
      </Text>
      <Cluster>
        <RetryButton retry={retry}>{tryAgain}</RetryButton>
        <ContactLinks />
      </Cluster>
    </Stack>
  </div>
);

/**
 * Shown above the prerendered form while its script does not load: offline, or after a release has
 * replaced the file.
 */
export const FormLoadError = ({ retry }: { retry: () => void }) => (
  <FormAlert {...formDidNotLoad} retry={retry} />
);

/** Replaces a form that throws. */
export function FormFallback({ location, retry }: { location: FormLocation; retry: () => void }) {
  // During the first render a form that was never hydrated is still in the DOM, with what was typed.
  useState(() => {
    const form = document.querySelector<HTMLFormElement>(`form[data-quote-form=${location}]`);
    if (form !== null) persistDraft(form);
  });
  const alert = useRef<HTMLDivElement>(null);
  useHydrationMark(alert);
  return <FormAlert ref={alert} {...formFailed} retry={retry} />;
}
