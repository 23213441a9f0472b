import type { BlockOf } from "../../content-schema/schema.ts";
import { keepLine } from "../../features/keep/keep-button.css.ts";
import { KeepButton } from "../../features/keep/keep-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ruledColumns, thinItem } from "./ruled-list.css.ts";

export interface MaterialListProps {
  items: BlockOf<"materials">["items"];
  level: 3 | 4;
  /** Whether visitors can keep the items (docs/specification.md#kept-list). */
  canKeep?: boolean;
}

/** Materials as a list in two columns. */
export function MaterialList({ items, level, canKeep = false }: MaterialListProps) {
  return (
    <ul className={ruledColumns}>
      {items.map(({ title, description }) => (
        <li key={title} className={thinItem}>
          <div className={keepLine}>
            <Heading level={level} size="small">
              {title}
            </Heading>
            {canKeep ? <KeepButton name={title} /> : null}
          </div>
          <Text tone="soft">{description}</Text>
        </li>
      ))}
    </ul>
  );
}
