import { memo } from "react";
import type { GalleryPage, GalleryProject } from "../../content/page-schema.ts";
import { ProgressiveRender } from "../../hydration/progressive-render.tsx";
import { courseCard, courses } from "../../ui/courses/courses.css.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { sizesOf } from "../../ui/picture/picture-sources.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { enlarge, kind, projectPicture } from "./gallery.css.ts";

export interface ProjectsProps extends Pick<GalleryPage, "projects" | "filters"> {
  /** The category chosen, which the address keeps while a project is enlarged. */
  category: string | null;
  /** The project that could not be shown enlarged. */
  failed?: string | null;
}

/**
 * The projects of a category, or all, laid in courses of broad and narrow pictures. The others stay
 * in the page, out of sight: to draw them anew, pictures and all, would make the filter slow.
 */
export const Projects = memo(function Projects(props: ProjectsProps) {
  const { projects, filters, category: chosen, failed } = props;
  const labelOf = (category: string) =>
    filters.find((filter) => filter.category === category)?.label ?? "Repairs";
  return (
    <ul className={courses}>
      {/* A course of a wide window, or what a phone shows, at a time. */}
      <ProgressiveRender batchSize={2}>
        {projects.map((project) => {
          const { id, category } = project;
          const isShown = chosen === null || category === chosen;
          return (
            <li key={id} id={id} className={courseCard} hidden={!isShown}>
              <ProjectCard
                project={project}
                label={labelOf(category)}
                category={isShown ? chosen : null}
                failed={id === failed}
              />
            </li>
          );
        })}
      </ProgressiveRender>
    </ul>
  );
});

interface ProjectCardProps {
  project: GalleryProject;
  /** The name of its own category. */
  label: string;
  /** The category chosen. */
  category: string | null;
  failed: boolean;
}

const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { id, title, picture, description } = props.project;
  const query = props.category === null ? "" : `category=${props.category}&`;
  return (
    <>
      <SiteLink to={`/gallery?${query}project=${id}`} className={projectPicture}>
        <Picture picture={picture} aspect="fill" sizes={sizesOf.course} />
        <span className={enlarge}>
          <Icon name="enlarge" />
          <VisuallyHidden>Enlarge</VisuallyHidden>
        </span>
      </SiteLink>
      <Stack gap="xs">
        <p className={kind}>{props.label}</p>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Text tone="soft">{description}</Text>
        {props.failed ? (
          <Text>
            <strong role="alert">
              The large picture did not open. Check your connection and press again.
            </strong>
          </Text>
        ) : null}
      </Stack>
    </>
  );
});
