import { business } from "virtual:business";
import { specifiedButtons } from "../../content/specified-texts.ts";
import { QuoteButton, type QuoteButtonProps } from "../../features/quote-dialog/quote-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { besidesBar, prompt } from "./quote-prompt.css.ts";

/** What the quote buttons of a page fill in: its service and its area. */
export type QuotePrefill = Pick<QuoteButtonProps, "service" | "area">;

/** A low slab in the middle of a long page: ask for a quote, or call. */
export const QuotePrompt = (prefill: QuotePrefill) => (
  <div className={besidesBar}>
    <div className={prompt}>
      <Container>
        <QuoteCall {...prefill} />
      </Container>
    </div>
  </div>
);

/** The quote button and the call link of the slab. */
export const QuoteCall = ({ service, area }: QuotePrefill) => (
  <div className={besidesBar}>
    <Cluster>
      <QuoteButton service={service} area={area}>
        {specifiedButtons.requestQuote}
      </QuoteButton>
      <ButtonLink tone="onSlab" to={`tel:${business.callNumber}`}>
        <Icon name="phone" /> {specifiedButtons.callUs}
      </ButtonLink>
    </Cluster>
  </div>
);
