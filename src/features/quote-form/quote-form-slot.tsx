import { type Ref, useEffect, useRef, useState } from "react";
import type { FormPlace } from "#machines/quote-form/quote-form.events.ts";
import { WaysToReachUs } from "../../sections/ways-to-reach-us/ways-to-reach-us.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { lateIsland } from "../islands/late-island.tsx";
import { useLiveIsland } from "../islands/use-live-island.ts";
import { draftStorage } from "./draft-storage.ts";
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
        <Button tone="quiet" onClick={retry}>
          Try again
        </Button>
        <WaysToReachUs />
      </Cluster>
    </Stack>
  </div>
);

/** The connection is gone, or a new release has replaced the file. What was typed stays below. */
const FormDidNotLoad = ({ retry }: { retry: () => void }) => (
  <FormAlert heading="The form did not load." retry={retry}>
    What you typed is still here. Check your connection and try again, or call us or send an e-mail.
  </FormAlert>
);

/** Something in the form broke while it was drawn. */
function FormBroke({ place, retry }: { place: FormPlace; retry: () => void }) {
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

/** The form, its machine and its schema. */
export const quoteForm = lateIsland<{ place: FormPlace }>({
  fetch: async () => (await import("./quote-form.tsx")).QuoteForm,
  Unreachable: FormDidNotLoad,
  Broken: FormBroke,
});

/**
 * A quote form in a page. Its HTML is there from the start; its script comes when the visitor turns
 * to it, or at once where the tab has kept words. The one call is JSON, so without scripts the place
 * shows the phone and the e-mail link instead.
 */
export function QuoteFormSlot({ place }: { place: FormPlace }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    const keep = () => {
      const waiting = element?.querySelector<HTMLFormElement>(
        "[data-island]:not([data-live]) form",
      );
      if (waiting) keepTyped(waiting);
    };
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
  useEffect(() => {
    // What this fails to fetch is asked for again when the visitor turns to the form.
    if (draftStorage.read() !== null) quoteForm.load().catch(() => {});
  }, []);
  return (
    <>
      <div ref={slot} data-needs-script="">
        <quoteForm.Part place={place} />
      </div>
      <div data-without-script="">
        <Stack>
          <Text>
            This form needs JavaScript, which is off or did not load. Call us or send an e-mail; say
            where you are, what you want paved and roughly how large it is.
          </Text>
          <Cluster>
            <WaysToReachUs />
          </Cluster>
        </Stack>
      </div>
    </>
  );
}
