import { more } from "../../../content/interface/sections.ts";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import { inlineItem, inlineList } from "../../ruled-list/ruled-list.css.ts";
import type { BlockType } from "../block-type.ts";
import { fact, factList, half } from "./facts.css.ts";

/** Columns of six for an item: four items make two rows, five a row of three and one of two. */
export const itemClass = (own: string, index: number, count: number) =>
  count === 4 || (count === 5 && index >= 3) ? `${own} ${half}` : own;

/** Local facts as cards with narrow joints, and the landmarks of an area below them. */
export const block: BlockType<"facts"> = {
  Component: ({ block: { heading, lead, facts, landmarks }, id, background }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <FoldedList
        className={factList}
        label={more.facts}
        items={facts.map(({ title, description }, index) => (
          <li key={title} className={itemClass(fact, index, facts.length)}>
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
  ),
};
