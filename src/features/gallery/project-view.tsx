import { useEffect } from "react";
import { closeDialog } from "../../content/interface/every-page.ts";
import {
  before,
  nextProject,
  planOneLikeThis,
  previousProject,
  projectPosition,
} from "../../content/interface/gallery.ts";
import { offer } from "../../content/offer.ts";
import type { GalleryProject } from "../../content-schema/gallery-schema.ts";
import { replaceLostFocus } from "../../lib/move-focus.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { KeepButton } from "../keep/keep-button.tsx";
import { onPhoto, PhotoButton } from "../photo-button/photo-button.tsx";
import { PictureRow } from "./picture-row.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import { planSlot, view } from "./project-view.css.ts";

interface ProjectViewProps {
  /** The shown project; null while the view is closed. */
  project: GalleryProject | null;
  /** The projects that Previous and Next go through, from the first to the last. */
  projects: readonly GalleryProject[];
  /** Called with the id of the next project to show, or null to close the view. */
  onChange: (id: string | null) => void;
  /** Called to show the project after the latest one, or the one before it. */
  onStep: (by: 1 | -1) => void;
}

/**
 * A dialog with the picture of one project, as large as the window allows. The left and right arrow
 * keys, and a swipe, do what Previous and Next do (docs/specification.md#gallery-filter).
 */
export function ProjectView({ project, projects, onChange, onStep }: ProjectViewProps) {
  // -1 for a project of another category, which a URL can name.
  const index = projects.findIndex(({ id }) => id === project?.id);
  const hasNeighbours = index >= 0 && projects.length > 1;
  const previous = projects[index - 1];
  const next = hasNeighbours ? projects[index + 1] : undefined;

  useEffect(() => {
    if (!hasNeighbours) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Alt+Arrow is the browser's Back and Forward.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      // A pressed picture has the focus, and the browser would scroll its row.
      event.preventDefault();
      if (!event.repeat) onStep(event.key === "ArrowLeft" ? -1 : 1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  const close = () => {
    const card = document.getElementById(project?.id ?? "");
    onChange(null);
    // A picture that the URL opened has no opener, to which the focus could return.
    replaceLostFocus(() => card?.querySelector("a")?.focus());
  };

  return (
    <Dialog
      title={project?.title ?? ""}
      closeLabel={closeDialog}
      open={project !== null}
      onClose={close}
      width="picture"
    >
      {project === null ? null : (
        <div className={view}>
          <PictureRow project={project} previous={previous} next={next} onChange={onChange} />
          <Stack gap="md" align="start">
            {/* Also without a link: what follows stays in its place below every picture. */}
            <div className={planSlot}>
              {project.plan === undefined ? null : (
                <>
                  <ButtonLink width="full" to={project.plan}>
                    {planOneLikeThis}
                  </ButtonLink>
                  <PhotoButton key={project.id} tone="quiet" to={onPhoto(project.plan)}>
                    {offer.photo}
                  </PhotoButton>
                </>
              )}
            </div>
            {hasNeighbours ? (
              <Cluster gap="xs">
                <Button
                  tone="quiet"
                  size="slim"
                  aria-disabled={previous === undefined ? true : undefined}
                  onClick={() => onStep(-1)}
                >
                  <Icon name="back" /> {previousProject}
                </Button>
                <Button
                  tone="quiet"
                  size="slim"
                  aria-disabled={next === undefined ? true : undefined}
                  onClick={() => onStep(1)}
                >
                  {nextProject} <Icon name="forward" />
                </Button>
              </Cluster>
            ) : null}
            <KeepButton name={project.title} />
            <div aria-live="polite">
              <VisuallyHidden>{`${project.title}. `}</VisuallyHidden>
              {hasNeighbours ? (
                <Text size="small" tone="soft">
                  {projectPosition(index + 1, projects.length)}
                </Text>
              ) : null}
              <Text key={project.id}>{project.description}</Text>
            </div>
            <ProjectFacts project={project} />
            {project.done?.before === undefined ? null : (
              <figure>
                <Picture picture={project.done.before} sizes={pictureBoxes.third} />
                <figcaption>{before}</figcaption>
              </figure>
            )}
          </Stack>
        </div>
      )}
    </Dialog>
  );
}
