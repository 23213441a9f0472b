import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import { block, blocks } from "./reasons.css.ts";
import type { SectionProps } from "./section-props.ts";

/** Reasons to choose the company, as blocks with narrow joints. */
export function Reasons({ section, id, background }: SectionProps<"reasons">) {
  const { heading, lead, cards } = section;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
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
    </HeadedBand>
  );
}
