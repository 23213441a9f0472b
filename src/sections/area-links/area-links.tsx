import { type AreaSlug, areaNames, areaPath } from "../../domain/areas.ts";
import { SiteLink } from "../../ui/link/link.tsx";
import { brick, list } from "./area-links.css.ts";

/** Links to local pages, in running bond. */
export const AreaLinks = ({ areas }: { areas: readonly AreaSlug[] }) => (
  <ul className={list}>
    {areas.map((area) => (
      <li key={area}>
        <SiteLink to={areaPath(area)} className={brick}>
          {areaNames[area]}
        </SiteLink>
      </li>
    ))}
  </ul>
);
