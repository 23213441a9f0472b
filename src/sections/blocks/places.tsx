import { allAreas, chooseSuburb } from "../../content/interface/areas.ts";
import { before, jobFacts, workDoneNear } from "../../content/interface/gallery.ts";
import { all, more } from "../../content/interface/sections.ts";
import type { DoneProject } from "../../content-schema/page-schema.ts";
import { type AreaSlug, areaNames, areaPath, homeAreas, neighboursOf } from "../../domain/areas.ts";
import { SuburbButtons } from "../../features/quote-dialog/quote-button.tsx";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink, SiteLink, TextLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Grid, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../band/band.tsx";
import type { BlockProps, QuotePrefill } from "./block-props.ts";
import { FoldedList } from "./folded-list.tsx";
import { nameBrick, nameList, town, towns as townsStyle } from "./places.css.ts";
import { inlineItem, inlineList } from "./ruled-list.css.ts";

/** Links to the areas of docs/specification.md#home-and-service-pages. */
export function Areas({ block, id, background }: BlockProps<"areas">) {
  const { heading, lead } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <Fold label={all.areas(homeAreas.length)}>
        <AreaLinks areas={homeAreas} />
      </Fold>
      <div>
        <ArrowLink to="/areas-we-serve">{allAreas}</ArrowLink>
      </div>
    </HeadedBand>
  );
}

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

/** The suburbs of a local page, in running bond (docs/specification.md#suburbs). */
export function Suburbs({
  block,
  id,
  background,
  area = "",
}: BlockProps<"suburbs"> & QuotePrefill) {
  const { heading, lead, suburbs } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <Fold label={all.suburbs(suburbs.length)}>
        <Stack>
          <Text tone="soft">{chooseSuburb}</Text>
          <SuburbButtons
            suburbs={suburbs}
            area={area}
            look={{ list: nameList, button: nameBrick }}
          />
        </Stack>
      </Fold>
    </HeadedBand>
  );
}

/** Towns with their suburbs; a link if the town has a local page. */
export function Towns({ block, id, background }: BlockProps<"towns">) {
  const { heading, lead, towns } = block;
  return (
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
  );
}

/** The most that one page shows. */
const most = 3;

interface DoneProjectsProps {
  area: AreaSlug;
  projects: readonly DoneProject[];
}

/**
 * The jobs done nearest to an area: its own first, then those of areas that border on it
 * (docs/specification.md#local-pages). Nothing until there is one.
 */
export function DoneProjects({ area, projects }: DoneProjectsProps) {
  const neighbours = neighboursOf(area);
  const own = projects.filter(({ done }) => done.area === area);
  const near = projects.filter(({ done }) => neighbours.includes(done.area));
  const shown = [...own, ...near].slice(0, most);
  if (shown.length === 0) return null;
  return (
    <HeadedBand id="done" heading={workDoneNear(areaNames[area])}>
      <Grid as="ul" columns="thirds">
        {shown.map(({ id, title, picture, done }) => (
          <Stack key={id} as="li" gap="xs">
            <Picture picture={picture} sizes={pictureBoxes.third} />
            {done.before === undefined ? null : (
              <figure>
                <Picture picture={done.before} sizes={pictureBoxes.third} />
                <figcaption>{before}</figcaption>
              </figure>
            )}
            <Heading level={3}>{title}</Heading>
            <Text size="small">{jobFacts(done)}</Text>
          </Stack>
        ))}
      </Grid>
    </HeadedBand>
  );
}
