import { useEffect, useRef } from "react";
import type { FormLocation } from "../../domain/quote-request.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { needsScript, unhydratedIsland, withoutScript } from "../../hydration/protocol.ts";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { draftStorage } from "./draft-storage.ts";
import { FormBroke, FormDidNotLoad } from "./form-alerts.tsx";
import { persistDraft } from "./persist-draft.ts";
import { room } from "./quote-form.css.ts";

/** The form, its machine and its schema. */
export const quoteForm = lazyIsland<{ location: FormLocation }>({
  fetch: async () => (await import("./quote-form.tsx")).QuoteForm,
  Placeholder: () => <div className={room} />,
  LoadError: FormDidNotLoad,
  Fallback: FormBroke,
});

/**
 * A quote form in a page. Its HTML is there from the start; its script comes when the visitor turns
 * to it, or at once where the tab has kept words. The one call is JSON, so without scripts the place
 * shows the phone and the e-mail link instead.
 */
export function QuoteFormSlot({ location }: { location: FormLocation }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    const keep = () => {
      const form = element?.querySelector<HTMLFormElement>(`${unhydratedIsland} form`);
      if (form) persistDraft(form);
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
      <div ref={slot} {...needsScript}>
        <quoteForm.Island location={location} />
      </div>
      <div {...withoutScript}>
        <Stack>
          <Text>
            This form needs JavaScript, which is off or did not load. Call us or send an e-mail; say
            where you are, what you want paved and roughly how large it is.
          </Text>
          <Cluster>
            <ContactLinks />
          </Cluster>
        </Stack>
      </div>
    </>
  );
}
