import { more } from "../../../content/interface/sections.ts";
import { Container } from "../../../ui/container/container.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { SectionHead } from "../../band/band.tsx";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import { QuoteCall } from "../../quote-prompt/quote-prompt.tsx";
import type { BlockType } from "../block-type.ts";
import { itemClass } from "../facts/facts.tsx";
import { reason, reasonList, slab } from "./reasons.css.ts";

/** Reasons to choose the company, on basalt, with a request for a quote below them. */
export const block: BlockType<"reasons"> = {
  Component: ({ block: { heading, lead, cards }, id, service, area }) => (
    <section className={slab} aria-labelledby={id}>
      <Container>
        <Stack gap="2xl">
          <SectionHead id={id} heading={heading} lead={lead} tone="onSlab" />
          <FoldedList
            className={reasonList}
            label={more.reasons}
            items={cards.map(({ title, description }, index) => (
              <li key={title} className={itemClass(reason, index, cards.length)}>
                <Heading level={3} size="title">
                  {title}
                </Heading>
                <Text tone="onSlab">{description}</Text>
              </li>
            ))}
          />
          <QuoteCall service={service} area={area} />
        </Stack>
      </Container>
    </section>
  ),
  background: "own",
};
