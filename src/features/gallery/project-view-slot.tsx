import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import type { ProjectViewProps } from "./project-view.tsx";

export interface ProjectViewSlotProps extends ProjectViewProps {
  /** The project cannot be shown enlarged: its script cannot be had, or breaks. */
  onFailure: (id: string) => void;
}

/** Calls once it stands. */
function Once({ call }: { call: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is given later.
  useEffect(call, []);
  return null;
}

/**
 * Where the enlarged view is drawn. It is fetched when the address names a project, and never drawn
 * on the server: the prerendered page knows no search parameters. What failed once is tried again
 * with the next project.
 */
export function ProjectViewSlot({ onFailure, ...props }: ProjectViewSlotProps) {
  const [View, setView] = useState<ComponentType<ProjectViewProps> | null>(null);
  const id = props.project?.id;
  const giveUp = () => {
    setView(null);
    if (id !== undefined) onFailure(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each project is asked for once.
  useEffect(() => {
    if (id !== undefined) {
      import("./project-view.tsx").then(({ ProjectView }) => setView(() => ProjectView), giveUp);
    }
  }, [id]);
  return View === null ? null : (
    <ErrorBoundary instead={() => <Once call={giveUp} />}>
      <View {...props} />
    </ErrorBoundary>
  );
}
