import { keepLine } from "../../features/keep/keep-button.css.ts";
import { KeepButton } from "../../features/keep/keep-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { BlockProps } from "./block-props.ts";
import { ruledColumns, thinItem } from "./ruled-list.css.ts";
import { Split } from "./split.tsx";

interface MaterialsProps extends BlockProps<"materials"> {
  /** Whether visitors can keep the items (docs/specification.md#kept-list). */
  canKeep?: boolean;
}

/** Materials as a list in two columns. */
export function Materials({ block, id, background, canKeep = true }: MaterialsProps) {
  const { heading, lead, items } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Split head={<SectionHead id={id} heading={heading} lead={lead} />}>
        <ul className={ruledColumns}>
          {items.map(({ title, description }) => (
            <li key={title} className={thinItem}>
              <div className={keepLine}>
                <Heading level={3} size="small">
                  {title}
                </Heading>
                {canKeep ? <KeepButton name={title} /> : null}
              </div>
              <Text size="small" tone="soft">
                {description}
              </Text>
            </li>
          ))}
        </ul>
      </Split>
    </Band>
  );
}
