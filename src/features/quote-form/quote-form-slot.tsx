import { business } from "virtual:business";
import { useEffect, useRef } from "react";
import type { FormPlace } from "#machines/quote-form/quote-form.events.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { lateIsland } from "../islands/late-island.tsx";
import { draftStorage } from "./draft-storage.ts";
import { keepTyped } from "./keep-typed.ts";

const WaysToReachUs = () => (
  <>
    <ButtonLink to={`tel:${business.callNumber}`}>
      <Icon name="phone" /> Call {business.visiblePhone}
    </ButtonLink>
    <ButtonLink tone="quiet" to={`mailto:${business.email}`}>
      <Icon name="mail" /> {business.email}
    </ButtonLink>
  </>
);

/** The connection is gone, or a new release has replaced the file. What was typed stays below. */
const FormDidNotLoad = ({ retry }: { retry: () => void }) => (
  <div role="alert">
    <Stack>
      <Text>
        <strong>The form did not load.</strong> What you typed is still here. Check your connection
        and try again, or call us or send an e-mail.
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

/** The form, its machine and its schema. */
export const quoteForm = lateIsland<{ place: FormPlace }>({
  fetch: async () => (await import("./quote-form.tsx")).QuoteForm,
  Unreachable: FormDidNotLoad,
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
