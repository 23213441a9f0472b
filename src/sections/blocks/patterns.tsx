import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { patternCard, patterns, swatch } from "./patterns.css.ts";

/** Laying patterns that suit a service, each with a swatch. */
export function Patterns({ block, id, background }: BlockProps<"patterns">) {
  const { heading, lead, items } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <ul className={patterns}>
        {items.map(({ pattern, title, description }) => (
          <li key={title} className={patternCard}>
            <div className={swatch[pattern]} />
            <Stack gap="xs">
              <Heading level={3}>{title}</Heading>
              <Text size="small" tone="soft">
                {description}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </HeadedBand>
  );
}
