import { allAreas } from "../../content/interface/sections.ts";
import { areaNames, areaPath, homeAreas } from "../../domain/areas.ts";
import { ArrowLink } from "../../ui/link/link.tsx";
import { AreaLinks } from "../running-bond/area-links.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";

const areas = homeAreas.map((slug) => ({ text: areaNames[slug], to: areaPath(slug) }));

/** Links to the areas of docs/specification.md#home-and-service-pages. */
export function Areas({ block, id, background }: BlockProps<"areas">) {
  const { heading, lead } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <AreaLinks areas={areas} />
      <div>
        <ArrowLink to="/areas-we-serve">{allAreas}</ArrowLink>
      </div>
    </HeadedBand>
  );
}
