import { memo, useEffect } from "react";
import { categoryLabels, enlargeProject, jobFacts } from "../../content/interface/gallery.ts";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { GalleryProject } from "../../content-schema/gallery-schema.ts";
import { attribute } from "../../hydration/protocol.ts";
import { courseCard, courses } from "../../ui/courses/courses.css.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { IllustrationLabel } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { keepLine } from "../keep/keep-button.css.ts";
import { KeepButton } from "../keep/keep-button.tsx";
import { categoryLabel, enlargeBadge, projectCard, projectPicture } from "./gallery.css.ts";

interface ProjectsProps {
  projects: readonly GalleryProject[];
  /** The chosen category, which the links to enlarged projects keep in the URL; null for all. */
  category: string | null;
}

/**
 * The projects in courses of wide and narrow pictures. Those outside the category stay in the DOM,
 * hidden: rendering them again with their pictures would make the filter slow.
 */
export const Projects = memo(function Projects(props: ProjectsProps) {
  const { projects, category: chosen } = props;
  // From now on `hidden` does what the bootstrap's attribute and styles did.
  useEffect(() => document.documentElement.removeAttribute(attribute.category), []);
  return (
    <ul className={courses}>
      {projects.map((project) => {
        const { id, category } = project;
        const isShown = chosen === null || category === chosen;
        return (
          <li
            key={id}
            id={id}
            className={`${courseCard} ${projectCard}`}
            hidden={!isShown}
            {...{ [attribute.category]: category }}
          >
            <ProjectCard project={project} chosenCategory={isShown ? chosen : null} />
          </li>
        );
      })}
    </ul>
  );
});

interface ProjectCardProps {
  project: GalleryProject;
  chosenCategory: string | null;
}

const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { id, title, category, picture, description, done } = props.project;
  const query = props.chosenCategory === null ? "" : `category=${props.chosenCategory}&`;
  return (
    <>
      <SiteLink
        to={`/gallery?${query}project=${id}`}
        className={projectPicture}
        aria-label={enlargeProject(title)}
        // Safari does not focus a pressed link, but the dialog returns the focus to the opener.
        onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      >
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.course} />
        <span className={enlargeBadge}>
          <Icon name="enlarge" />
        </span>
      </SiteLink>
      <IllustrationLabel picture={picture}>{illustrationLabel}</IllustrationLabel>
      <Stack gap="xs">
        <div className={keepLine}>
          <p className={categoryLabel}>{categoryLabels[category]}</p>
          <KeepButton name={title} />
        </div>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {done === undefined ? null : <Text size="small">{jobFacts(done)}</Text>}
        <Text tone="soft">{description}</Text>
      </Stack>
    </>
  );
});
