import { Heading } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { inlineItem, inlineList } from "./ruled-list.css.ts";
import type { SectionProps } from "./section-props.ts";
import { town, towns as townsStyle } from "./towns.css.ts";

/** Towns with their suburbs; a link if the town has a local page. */
export function Towns({ section, id, background }: SectionProps<"towns">) {
  const { heading, lead, towns } = section;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <ul className={townsStyle}>
          {towns.map(({ name, area, suburbs }) => (
            <li key={name} className={town}>
              <Heading level={3}>
                {area === undefined ? name : <TextLink to={`/areas/${area}`}>{name}</TextLink>}
              </Heading>
              <ul className={inlineList}>
                {suburbs.map((suburb) => (
                  <li key={suburb} className={inlineItem}>
                    {suburb}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
