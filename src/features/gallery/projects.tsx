import type { GalleryPage } from "../../content/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { kind, project, projectPicture, projects as projectsStyle } from "./gallery.css.ts";

/** The projects, laid in courses of broad and narrow pictures. */
export function Projects({ projects, filters }: Pick<GalleryPage, "projects" | "filters">) {
  const labelOf = (category: string) =>
    filters.find((filter) => filter.category === category)?.label ?? "Repairs";
  return (
    <ul className={projectsStyle}>
      {projects.map(({ id, title, category, picture, description }) => (
        <li key={id} id={id} className={project}>
          <div className={projectPicture}>
            <Picture picture={picture} aspect="fill" sizes="(min-width: 720px) 58vw, 100vw" />
          </div>
          <Stack gap="tight">
            <p className={kind}>{labelOf(category)}</p>
            <Heading level={2} size="title">
              {title}
            </Heading>
            <Text tone="soft">{description}</Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
