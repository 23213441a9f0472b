import type { ReactNode } from "react";
import { more } from "../../content/interface/sections.ts";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand, SectionHead } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { fact, factList, reason, reasonList, slab } from "./facts.css.ts";
import { FoldedList } from "./folded-list.tsx";
import { inlineItem, inlineList } from "./ruled-list.css.ts";

/** Columns of six for an item: four items make two rows, five a row of three and one of two. */
const columnsOf = (index: number, count: number) =>
  count === 4 || (count === 5 && index >= 3) ? "three" : "two";

/** Local facts as cards with narrow joints, and the landmarks of an area below them. */
export function Facts({ block, id, background }: BlockProps<"facts">) {
  const { heading, lead, facts, landmarks } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <FoldedList
        className={factList}
        label={more.facts}
        items={facts.map(({ title, description }, index) => (
          <li key={title} className={fact[columnsOf(index, facts.length)]}>
            <Heading level={3} size="title">
              {title}
            </Heading>
            <Text tone="soft">{description}</Text>
          </li>
        ))}
      />
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
          <FoldedList
            className={reasonList}
            label={more.reasons}
            items={cards.map(({ title, description }, index) => (
              <li key={title} className={reason[columnsOf(index, cards.length)]}>
                <Heading level={3} size="title">
                  {title}
                </Heading>
                <Text tone="onSlab">{description}</Text>
              </li>
            ))}
          />
          {children}
        </Stack>
      </Container>
    </section>
  );
}
