import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { block, blocks } from "./reasons.css.ts";
import type { SectionProps } from "./section-props.ts";

/** Reasons to choose the company, as blocks with narrow joints. */
export function Reasons({ section, id, background }: SectionProps<"reasons">) {
  const { heading, lead, cards } = section;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <ul className={blocks}>
          {cards.map(({ title, description }) => (
            <li key={title} className={block}>
              <Heading level={3} size="small">
                {title}
              </Heading>
              <Text size="small" tone="soft">
                {description}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
