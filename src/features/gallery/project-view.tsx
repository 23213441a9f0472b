import type { GalleryProject } from "../../content/page-schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { largePicture, view, words } from "./project-view.css.ts";

export interface ProjectViewProps {
  /** The project shown; null when the view is closed. */
  project: GalleryProject | null;
  /** The projects that "Previous" and "Next" lead through, in a circle. */
  projects: readonly GalleryProject[];
  /** Another project is asked for, or none. */
  onChange: (id: string | null) => void;
}

/** One project, as large as the window allows. */
export function ProjectView({ project, projects, onChange }: ProjectViewProps) {
  const place = projects.findIndex(({ id }) => id === project?.id);
  const beside = (step: 1 | -1) =>
    projects[(place + step + projects.length) % projects.length]?.id ?? null;
  return (
    <Dialog
      title={project?.title ?? ""}
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
          <div className={words}>
            {projects.length < 2 ? null : (
              <Cluster gap="xs">
                <Button tone="quiet" size="slim" onClick={() => onChange(beside(-1))}>
                  <Icon name="back" /> Previous
                </Button>
                <Button tone="quiet" size="slim" onClick={() => onChange(beside(1))}>
                  Next <Icon name="forward" />
                </Button>
              </Cluster>
            )}
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
