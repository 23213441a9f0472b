import { business } from "virtual:business";
import { lazy, Suspense } from "react";
import type { FormPlace } from "#machines/quote-form/quote-form.events.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

const QuoteForm = lazy(async () => ({ default: (await import("./quote-form.tsx")).QuoteForm }));

/**
 * A quote form in a page. Its HTML is there from the start; its script comes when the page is
 * quiet or the visitor turns to it. The one call is JSON, so without scripts the place shows the
 * phone and the e-mail link instead.
 */
export function QuoteFormSlot({ place }: { place: FormPlace }) {
  return (
    <>
      <div data-needs-script="" data-island="">
        <Suspense>
          <QuoteForm place={place} />
        </Suspense>
      </div>
      <div data-without-script="">
        <Stack>
          <Text>
            This form needs JavaScript, which is off or did not load. Call us or send an e-mail; say
            where you are, what you want paved and roughly how large it is.
          </Text>
          <Cluster>
            <ButtonLink to={`tel:${business.callNumber}`}>
              <Icon name="phone" /> Call {business.visiblePhone}
            </ButtonLink>
            <ButtonLink tone="quiet" to={`mailto:${business.email}`}>
              <Icon name="mail" /> {business.email}
            </ButtonLink>
          </Cluster>
        </Stack>
      </div>
    </>
  );
}
