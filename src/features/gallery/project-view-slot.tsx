import { lazyComponent } from "../../hydration/lazy-component.tsx";
import { Part } from "../../hydration/part.tsx";
import type { ProjectViewProps } from "./project-view.tsx";

export interface ProjectViewSlotProps extends ProjectViewProps {
  /** Called when the view of the project does not load, or throws. */
  onFailure: (id: string) => void;
}

const projectView = lazyComponent(async () => (await import("./project-view.tsx")).ProjectView);

/** Mounts the enlarged view when the URL names a project for the first time. */
export function ProjectViewSlot({ onFailure, ...props }: ProjectViewSlotProps) {
  const id = props.project?.id ?? null;
  return (
    <Part
      onError={() => {
        if (id !== null) onFailure(id);
      }}
      resetKeys={[id]}
    >
      <projectView.Slot need={id} onFailure={onFailure} props={props} />
    </Part>
  );
}
