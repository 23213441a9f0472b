import type { ReactNode } from "react";
import { seeAll } from "../../content/interface/sections.ts";
import { Container } from "../../ui/container/container.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { BlockProps } from "./block-props.ts";
import { reason, reasonList, slab } from "./reasons.css.ts";

export interface ReasonsProps extends Omit<BlockProps<"reasons">, "background"> {
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
