import { business } from "virtual:business";
import type { ReactNode } from "react";
import type { SectionOf } from "../../content/schema.ts";
import type { Link } from "../../domain/rich-text.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { laying, moreLink, slab, words } from "./closing.css.ts";

export interface ClosingProps {
  section: Omit<SectionOf<"closing">, "kind">;
  id: string;
  /** The quote button: it opens the dialog, or leads to the contact page. */
  button: ReactNode;
  /** A last quiet line. */
  note: ReactNode;
}

/** The end of a page: ask for a quote, or call. */
export function Closing({ section, id, button, note }: ClosingProps) {
  const { heading, text, more } = section;
  return (
    <ClosingSlab
      id={id}
      heading={heading}
      text={text}
      more={more}
      note={note}
      buttons={
        <>
          {button}
          <ButtonLink tone="onSlab" size="large" to={`tel:${business.callNumber}`}>
            <Icon name="phone" /> Call Us
          </ButtonLink>
        </>
      }
    />
  );
}

export interface ClosingSlabProps {
  id: string;
  heading: string;
  text: string;
  /** One filled and one quiet button. */
  buttons: ReactNode;
  more?: Link | undefined;
  /** A last quiet line. */
  note: ReactNode;
}

/** The basalt slab that closes a page. */
export function ClosingSlab({ id, heading, text, buttons, more, note }: ClosingSlabProps) {
  return (
    <section className={slab} aria-labelledby={id}>
      <div className={laying} />
      <Container>
        <div className={words}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Text size="lead" tone="onSlab">
            {text}
          </Text>
          <Cluster>{buttons}</Cluster>
          {more === undefined ? null : (
            <div>
              <SiteLink to={more.to} className={moreLink}>
                {more.text} <Icon name="forward" />
              </SiteLink>
            </div>
          )}
          {note}
        </div>
      </Container>
    </section>
  );
}
