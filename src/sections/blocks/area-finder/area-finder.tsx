import { all } from "../../../content/interface/sections.ts";
import { homeAreas } from "../../../domain/areas.ts";
import { SuburbFinder } from "../../../features/suburb-finder/suburb-finder.tsx";
import { StaticHtml } from "../../../hydration/static-html.tsx";
import { Fold } from "../../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { ArrowLink } from "../../../ui/link/link.tsx";
import { RichText } from "../../../ui/prose/prose.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { PictureNote } from "../../picture-note/picture-note.tsx";
import { AreaLinks } from "../areas/areas.tsx";
import type { BlockType } from "../block-type.ts";

/** The suburb finder above links to the areas (docs/specification.md#home). */
export const block: BlockType<"area-finder"> = {
  Component: ({ block: { heading, lead, finder, others, more }, id, background, page }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <SuburbFinder texts={finder} level={4}>
        <Heading level={3}>{finder.heading}</Heading>
      </SuburbFinder>
      <StaticHtml>
        <Stack gap="lg">
          <Fold label={all.areas(homeAreas.length)}>
            <AreaLinks areas={homeAreas} />
          </Fold>
          <Text>
            <RichText paragraph={others} />
          </Text>
          <div>
            <ArrowLink to={more.to}>{more.text}</ArrowLink>
          </div>
          <PictureNote page={page} background="light" />
        </Stack>
      </StaticHtml>
    </HeadedBand>
  ),
  isInteractive: () => true,
};
