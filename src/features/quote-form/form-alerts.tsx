import { type Ref, useRef, useState } from "react";
import type { FormPlace } from "#machines/quote-form/quote-form.events.ts";
import { WaysToReachUs } from "../../sections/ways-to-reach-us/ways-to-reach-us.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TryAgain } from "../islands/try-again.tsx";
import { useLiveIsland } from "../islands/use-live-island.ts";
import { keepTyped } from "./keep-typed.ts";

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
        <TryAgain retry={retry} />
        <WaysToReachUs />
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
export function FormBroke({ place, retry }: { place: FormPlace; retry: () => void }) {
  // The words: while this is drawn first, a form that never came to life still stands and holds them.
  useState(() => {
    const form = document.querySelector<HTMLFormElement>(`form[data-quote-form=${place}]`);
    if (form !== null) keepTyped(form);
  });
  const message = useRef<HTMLDivElement>(null);
  useLiveIsland(message);
  return (
    <FormAlert ref={message} heading="The form has stopped working." retry={retry}>
      What you typed is kept. Try again, or call us or send an e-mail.
    </FormAlert>
  );
}
