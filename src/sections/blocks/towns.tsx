import { seeAll } from "../../content/interface/sections.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { inlineItem, inlineList } from "./ruled-list.css.ts";
import { town, towns as townsStyle } from "./towns.css.ts";

/** Towns with their suburbs; a link if the town has a local page. */
export function Towns({ block, id, background }: BlockProps<"towns">) {
  const { heading, lead, towns } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <Fold label={seeAll(towns.length)}>
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
      </Fold>
    </HeadedBand>
  );
}
