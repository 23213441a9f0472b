import type { ReactNode } from "react";
import { seeAll } from "../../content/interface/sections.ts";
import { Container } from "../../ui/container/container.tsx";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand, SectionHead } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { fact, factList, reason, reasonList, slab } from "./facts.css.ts";
import { inlineItem, inlineList } from "./ruled-list.css.ts";

/** Local facts as cards with narrow joints, and the landmarks of an area below them. */
export function Facts({ block, id, background }: BlockProps<"facts">) {
  const { heading, lead, facts, landmarks } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <Fold label={seeAll(facts.length)}>
        <Stack gap="xl">
          <ul className={factList}>
            {facts.map(({ title, description }) => (
              <li key={title} className={fact}>
                <Heading level={3} size="title">
                  {title}
                </Heading>
                <Text tone="soft">{description}</Text>
              </li>
            ))}
          </ul>
          {landmarks === undefined ? null : (
            <Stack gap="2xs">
              <Heading level={3} size="small">
                {landmarks.heading}
              </Heading>
              <ul className={inlineList}>
                {landmarks.names.map((name) => (
                  <li key={name} className={inlineItem}>
                    {name}
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </Stack>
      </Fold>
    </HeadedBand>
  );
}

interface ReasonsProps extends Omit<BlockProps<"reasons">, "background"> {
  /** Below the reasons. */
  children?: ReactNode;
}

/** Reasons to choose the company, on basalt. */
export function Reasons({ block, id, children }: ReasonsProps) {
  const { heading, lead, cards } = block;
  return (
    <section className={slab} aria-labelledby={id}>
      <Container>
        <Stack gap="2xl">
          <SectionHead id={id} heading={heading} lead={lead} tone="onSlab" />
          <Fold label={seeAll(cards.length)}>
            <ul className={reasonList}>
              {cards.map(({ title, description }) => (
                <li key={title} className={reason}>
                  <Heading level={3} size="title">
                    {title}
                  </Heading>
                  <Text tone="onSlab">{description}</Text>
                </li>
              ))}
            </ul>
          </Fold>
          {children}
        </Stack>
      </Container>
    </section>
  );
}
