import { useSelector } from "@xstate/react";
import * as texts from "../../content/interface/quote-form.ts";
import { Part } from "../../hydration/part.tsx";
import { withoutScript } from "../../hydration/protocol.ts";
import { ContactLinks } from "../../shell/contact-links.tsx";
import { RetryAlert } from "../../shell/fallbacks.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { quoteFormActor } from "./quote-form.actor.ts";
import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";

/**
 * A quote form in a page. Without script, phone and email links replace it; where the script has failed they are above
 * it, and what was typed stays (docs/specification.md#without-javascript).
 */
export const PageQuoteForm = (props: QuoteFormProps) => (
  <>
    <div {...withoutScript}>
      <Stack>
        <Text>{texts.formNeedsScript}</Text>
        <Cluster>
          <ContactLinks />
        </Cluster>
      </Stack>
    </div>
    <Part fallback={(retry) => <FormFallback retry={retry} />}>
      <QuoteForm {...props} />
    </Part>
  </>
);

/** Replaces a form that throws. */
export function FormFallback({ retry }: { retry: () => void }) {
  const isReceived = useSelector(quoteFormActor, ({ context }) => context.lastSentAt !== null);
  return (
    <RetryAlert {...(isReceived ? texts.formFailedAfterSuccess : texts.formFailed)} retry={retry}>
      <ContactLinks />
    </RetryAlert>
  );
}
