import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyComponent, useLoadOnDemand } from "../../hydration/lazy-component.tsx";
import type { ProjectViewProps } from "./project-view.tsx";

export interface ProjectViewSlotProps extends ProjectViewProps {
  /** The project cannot be enlarged: the view could not be loaded, or it threw. */
  onFailure: (id: string) => void;
}

const projectView = lazyComponent(async () => (await import("./project-view.tsx")).ProjectView);

/** Where the enlarged view renders, once the URL has named a project for the first time. */
export function ProjectViewSlot({ onFailure, ...props }: ProjectViewSlotProps) {
  const id = props.project?.id ?? null;
  const isMounted = useLoadOnDemand(projectView, id, onFailure);
  if (!isMounted) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        if (id !== null) onFailure(id);
      }}
      resetKeys={[id]}
    >
      <Suspense>
        <projectView.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
