import { closeDialog } from "../../content/interface/dialogs-and-toasts.ts";
import { nextProject, previousProject } from "../../content/interface/gallery.ts";
import type { GalleryProject } from "../../content/page-schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { KeepButton } from "../keep/keep-button.tsx";
import { caption, largePicture, view } from "./project-view.css.ts";

export interface ProjectViewProps {
  /** The shown project; null while the view is closed. */
  project: GalleryProject | null;
  /** The projects that Previous and Next go through; the last is followed by the first. */
  projects: readonly GalleryProject[];
  /** Called with the id of the next project to show, or null to close the view. */
  onChange: (id: string | null) => void;
}

/** A dialog with the picture of one project, as large as the window allows. */
export function ProjectView({ project, projects, onChange }: ProjectViewProps) {
  const index = projects.findIndex(({ id }) => id === project?.id);
  const show = (step: 1 | -1) =>
    onChange(projects[(index + step + projects.length) % projects.length]?.id ?? null);
  return (
    <Dialog
      title={project?.title ?? ""}
      closeLabel={closeDialog}
      open={project !== null}
      onClose={() => onChange(null)}
      width="picture"
    >
      {project === null ? null : (
        <div className={view}>
          <div className={largePicture}>
            <Picture
              key={project.id}
              picture={project.picture}
              aspect="fill"
              sizes="(min-width: 70rem) 900px, 100vw"
            />
          </div>
          <div className={caption}>
            {projects.length < 2 ? null : (
              <Cluster gap="xs">
                <Button tone="quiet" size="slim" onClick={() => show(-1)}>
                  <Icon name="back" /> {previousProject}
                </Button>
                <Button tone="quiet" size="slim" onClick={() => show(1)}>
                  {nextProject} <Icon name="forward" />
                </Button>
              </Cluster>
            )}
            <KeepButton name={project.title} />
            <div aria-live="polite">
              <VisuallyHidden>{`${project.title}. `}</VisuallyHidden>
              <Text>{project.description}</Text>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}
