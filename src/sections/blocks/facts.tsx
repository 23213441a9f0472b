import { seeAll } from "../../content/interface/sections.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { fact, factList } from "./facts.css.ts";
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
