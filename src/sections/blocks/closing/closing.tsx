import { business } from "virtual:business";
import { claims, quoteButton } from "../../../content/interface/every-page.ts";
import { specifiedButtons } from "../../../content/specified-texts.ts";
import { QuoteButton } from "../../../features/quote-dialog/quote-button.tsx";
import { emailLink } from "../../../shell/message-links.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Container } from "../../../ui/container/container.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { SiteLink } from "../../../ui/link/link.tsx";
import { Cluster, Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { PictureNote } from "../../picture-note/picture-note.tsx";
import { besidesBar } from "../../quote-prompt/quote-prompt.css.ts";
import type { QuotePrefill } from "../../quote-prompt/quote-prompt.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import { laying, moreLink, slab } from "./closing.css.ts";

interface QuoteClosingProps extends Pick<BlockProps<"closing">, "block">, QuotePrefill {
  id?: string;
  /** The content of the page, for the note about its pictures. */
  page: object;
}

/** The basalt slab that closes a page: ask for a quote, in the dialog or on the contact page, or call. */
export function QuoteClosing({ block, id = "closing", service, area, page }: QuoteClosingProps) {
  const { heading, text, quote, button = quoteButton, callText, email, more } = block;
  const tone = email === undefined ? "filled" : "onSlab";
  return (
    <section className={slab} aria-labelledby={id}>
      <div className={laying} />
      <Container>
        <Stack gap="lg">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Text size="lead" tone="onSlab">
            {text}
          </Text>
          <Cluster gap="sm">
            {email === undefined ? null : (
              <ButtonLink to={emailLink(email.subject, "").href} size="large">
                <Icon name="mail" /> <span>{email.button}</span>
              </ButtonLink>
            )}
            {quote === "contact" ? (
              <ButtonLink to="/contact" size="large" tone={tone}>
                {button}
              </ButtonLink>
            ) : (
              <QuoteButton size="large" tone={tone} service={service} area={area}>
                {button}
              </QuoteButton>
            )}
            <span className={besidesBar}>
              <ButtonLink tone="onSlab" size="large" to={`tel:${business.callNumber}`}>
                <Icon name="phone" /> <span>{callText ?? specifiedButtons.callUs}</span>
              </ButtonLink>
            </span>
          </Cluster>
          {more === undefined ? null : (
            <div>
              <SiteLink to={more.to} className={moreLink}>
                <span>{more.text}</span> <Icon name="forward" />
              </SiteLink>
            </div>
          )}
          <Text tone="onSlab">{claims}</Text>
          <PictureNote page={page} />
        </Stack>
      </Container>
    </section>
  );
}

export const block: BlockType<"closing"> = {
  Component: QuoteClosing,
  background: "own",
  asksForQuote: true,
};
