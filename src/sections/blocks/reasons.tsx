import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { reason, reasonList } from "./reasons.css.ts";

/** Reasons to choose the company, as cards with narrow joints. */
export function Reasons({ block, id, background }: BlockProps<"reasons">) {
  const { heading, lead, cards } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <ul className={reasonList}>
        {cards.map(({ title, description }) => (
          <li key={title} className={reason}>
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
