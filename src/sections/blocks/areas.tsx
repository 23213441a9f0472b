import { allAreas, seeAll } from "../../content/interface/sections.ts";
import { homeAreas } from "../../domain/areas.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { AreaLinks } from "../area-links/area-links.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";

/** Links to the areas of docs/specification.md#home-and-service-pages. */
export function Areas({ block, id, background }: BlockProps<"areas">) {
  const { heading, lead } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <Fold label={seeAll(homeAreas.length)}>
        <AreaLinks areas={homeAreas} />
      </Fold>
      <div>
        <ArrowLink to="/areas-we-serve">{allAreas}</ArrowLink>
      </div>
    </HeadedBand>
  );
}
