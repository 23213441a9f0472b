import { allAreas } from "../../../content/interface/areas.ts";
import { all } from "../../../content/interface/sections.ts";
import { type AreaSlug, areaNames, areaPath, homeAreas } from "../../../domain/areas.ts";
import { Fold } from "../../../ui/disclosure/disclosure.tsx";
import { ArrowLink, SiteLink } from "../../../ui/link/link.tsx";
import { HeadedBand } from "../../band/band.tsx";
import type { BlockType } from "../block-type.ts";
import { nameBrick, nameList } from "./areas.css.ts";

/** Links to the areas of docs/specification.md#home-and-service-pages. */
export const block: BlockType<"areas"> = {
  Component: ({ block: { heading, lead }, id, background }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <Fold label={all.areas(homeAreas.length)}>
        <AreaLinks areas={homeAreas} />
      </Fold>
      <div>
        <ArrowLink to="/areas-we-serve">{allAreas}</ArrowLink>
      </div>
    </HeadedBand>
  ),
};

/** Links to local pages, in running bond. */
export const AreaLinks = ({ areas }: { areas: readonly AreaSlug[] }) => (
  <ul className={nameList}>
    {areas.map((area) => (
      <li key={area}>
        <SiteLink to={areaPath(area)} className={nameBrick}>
          {areaNames[area]}
        </SiteLink>
      </li>
    ))}
  </ul>
);
