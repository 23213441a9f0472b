import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { ruledItem, ruledList } from "./ruled-list.css.ts";
import type { SectionProps } from "./section-props.ts";
import { Split } from "./split.tsx";

/** Local facts, one below the other. */
export function Facts({ section, id, ground }: SectionProps<"facts">) {
  const { heading, lead, facts } = section;
  return (
    <Band ground={ground} labelledBy={id}>
      <Split head={<SectionHead id={id} heading={heading} lead={lead} />}>
        <ul className={ruledList}>
          {facts.map(({ title, description }) => (
            <li key={title} className={ruledItem}>
              <Heading level={3}>{title}</Heading>
              <Text>{description}</Text>
            </li>
          ))}
        </ul>
      </Split>
    </Band>
  );
}
