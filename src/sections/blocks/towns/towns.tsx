import { more } from "../../../content/interface/sections.ts";
import { Heading } from "../../../ui/heading/heading.tsx";
import { TextLink } from "../../../ui/link/link.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import { inlineItem, inlineList } from "../../ruled-list/ruled-list.css.ts";
import type { BlockType } from "../block-type.ts";
import { town, towns as townsStyle } from "./towns.css.ts";

/** Towns with their suburbs; a link if the town has a local page. */
export const block: BlockType<"towns"> = {
  Component: ({ block: { heading, lead, towns }, id, background }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <FoldedList
        className={townsStyle}
        label={more.towns}
        items={towns.map(({ name, area, suburbs }) => (
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
      />
    </HeadedBand>
  ),
};
