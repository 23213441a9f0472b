import { seeAll } from "../../content/interface/sections.ts";
import type { HomePage } from "../../content-schema/page-schema.ts";
import { homeAreas } from "../../domain/areas.ts";
import { SuburbFinder } from "../../features/suburb-finder/suburb-finder.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { HeadedBand } from "../band/band.tsx";
import { AreaLinks } from "../blocks/places.tsx";
import { PictureNote } from "../blocks/wide-picture.tsx";

/** The suburb finder above links to the areas (docs/specification.md#home). */
export const HomeAreas = ({ page }: { page: HomePage }) => {
  const { heading, lead, finder, more } = page.areas;
  return (
    <HeadedBand id="areas" heading={heading} lead={lead} background="sand">
      <SuburbFinder texts={finder} level={4}>
        <Heading level={3}>{finder.heading}</Heading>
      </SuburbFinder>
      <StaticHtml>
        <Stack gap="lg">
          <Fold label={seeAll(homeAreas.length)}>
            <AreaLinks areas={homeAreas} />
          </Fold>
          <div>
            <ArrowLink to={more.to}>{more.text}</ArrowLink>
          </div>
          <PictureNote page={page} background="light" />
        </Stack>
      </StaticHtml>
    </HeadedBand>
  );
};
