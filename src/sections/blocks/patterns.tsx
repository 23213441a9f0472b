import type { BlockOf } from "../../content-schema/schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { patternCard, patterns, swatch } from "./patterns.css.ts";

/** Laying patterns that suit a service, each with a swatch. */
export function Patterns({ detail }: { detail: BlockOf<"patterns"> }) {
  const { lead, items } = detail;
  return (
    <>
      <Text>{lead}</Text>
      <ul className={patterns}>
        {items.map(({ pattern, title, description }) => (
          <li key={title} className={patternCard}>
            <div className={swatch[pattern]} />
            <Stack gap="xs">
              <Heading level={4}>{title}</Heading>
              <Text tone="soft">{description}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </>
  );
}
