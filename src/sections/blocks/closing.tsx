import { business } from "virtual:business";
import type { ReactNode } from "react";
import { claims } from "../../content/interface/sections.ts";
import { quotedButtons } from "../../content/quoted-texts.ts";
import type { Link } from "../../domain/rich-text.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { laying, moreLink, slab } from "./closing.css.ts";
import { PictureNote } from "./picture-note.tsx";

export interface ClosingProps {
  id: string;
  heading: string;
  text: string;
  /** The filled button, beside the call link. */
  button: ReactNode;
  callText?: string;
  more?: Link | undefined;
  /** The content of the page, for the note about its pictures. */
  page: object;
}

/** The basalt slab that closes a page: ask for a quote, or call. */
export function Closing({
  id,
  heading,
  text,
  button,
  callText = quotedButtons.callUs,
  more,
  page,
}: ClosingProps) {
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
            {button}
            <ButtonLink tone="onSlab" size="large" to={`tel:${business.callNumber}`}>
              <Icon name="phone" /> <span>{callText}</span>
            </ButtonLink>
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
