import { useEffect, useRef } from "react";
import { formDidNotLoad, formNeedsScript } from "../../content/interface/quote-form.ts";
import { draftStorage, storeTyped } from "../../hydration/draft-storage.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { needsScript, withoutScript } from "../../hydration/protocol.ts";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { keptList } from "../keep/kept-list.ts";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import { FormFallback } from "./form-fallback.tsx";
import { formPlaceholder } from "./quote-form.css.ts";
import type { QuoteFormProps } from "./quote-form.tsx";

/** The quote form as a lazy island; its machine and its schema load with it. */
export const quoteForm = lazyIsland<QuoteFormProps>({
  fetch: async () => (await import("./quote-form.tsx")).QuoteForm,
  Placeholder: () => <div className={formPlaceholder} />,
  LoadError: ({ retry }) => (
    <RetryAlert {...formDidNotLoad} retry={retry}>
      <ContactLinks />
    </RetryAlert>
  ),
  Fallback: FormFallback,
});

/**
 * A quote form in a page: prerendered, and hydrated on interaction, or at once when there is something
 * to fill in. The request is sent as JSON, so without script phone and email links replace the form
 * (docs/specification.md#without-javascript).
 */
export function QuoteFormIsland({ location, area }: QuoteFormProps) {
  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = island.current;
    return () => {
      if (element !== null) storeTyped(element);
    };
  }, []);
  useEffect(() => {
    const hasKept = keptList.getSnapshot().length > 0;
    if (area !== undefined || hasKept || draftStorage.read() !== null) quoteForm.hydrate();
  }, [area]);
  return (
    <>
      <div ref={island} {...needsScript}>
        <quoteForm.Island location={location} area={area} />
      </div>
      <div {...withoutScript}>
        <Stack>
          <Text>{formNeedsScript}</Text>
          <Cluster>
            <ContactLinks />
          </Cluster>
        </Stack>
      </div>
    </>
  );
}
