import { business } from "virtual:business";
import { quotePrompt } from "../../content/interface/sections.ts";
import { quotedButtons } from "../../content/quoted-texts.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { QuoteButton } from "../../features/quote-button/quote-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { callLink, prompt, promptText } from "./quote-prompt.css.ts";

interface QuotePromptProps {
  service: QuoteService | undefined;
  area: string | undefined;
}

/** A low slab in the middle of a long page: ask for a quote, or call. */
export function QuotePrompt({ service, area }: QuotePromptProps) {
  return (
    <div className={prompt}>
      <Container>
        <QuoteCall service={service} area={area} />
      </Container>
    </div>
  );
}

/** The words, the quote button and the call link of the slab. */
export function QuoteCall({ service, area }: QuotePromptProps) {
  return (
    <Cluster gap="lg">
      <p className={promptText}>{quotePrompt}</p>
      <Cluster>
        <QuoteButton service={service} area={area}>
          {quotedButtons.requestQuote}
        </QuoteButton>
        <span className={callLink}>
          <ButtonLink tone="onSlab" to={`tel:${business.callNumber}`}>
            <Icon name="phone" /> {quotedButtons.callUs}
          </ButtonLink>
        </span>
      </Cluster>
    </Cluster>
  );
}
