import { before, jobFacts, workDoneNear } from "../../content/interface/gallery.ts";
import type { DoneProject } from "../../content-schema/gallery-schema.ts";
import { type AreaSlug, areaNames, neighboursOf } from "../../domain/areas.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Grid, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../band/band.tsx";

/** The most that one page shows. */
const most = 3;

interface DoneProjectsProps {
  area: AreaSlug;
  projects: readonly DoneProject[];
}

/** The jobs done nearest to an area: its own, then its neighbours' (docs/specification.md#local-pages). */
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
