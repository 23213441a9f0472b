import { lazy, Suspense, useEffect, useState } from "react";
import type { ProjectViewProps } from "./project-view.tsx";

const ProjectView = lazy(async () => ({
  default: (await import("./project-view.tsx")).ProjectView,
}));

/**
 * Where the enlarged view is drawn. It is fetched when the address first names a project, and
 * never drawn on the server: the prerendered page knows no search parameters.
 */
export function ProjectViewSlot(props: ProjectViewProps) {
  const [wanted, setWanted] = useState(false);
  const open = props.project !== null;
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted ? (
    <Suspense>
      <ProjectView {...props} />
    </Suspense>
  ) : null;
}
