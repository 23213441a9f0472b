import { useRef } from "react";
import { lazyComponent } from "../../hydration/lazy-component.tsx";
import { Part } from "../../hydration/part.tsx";
import { reloadPage } from "../../lib/reload-page.ts";
import type { ProjectViewProps } from "./project-view.tsx";

export interface ProjectViewSlotProps extends ProjectViewProps {
  /** Called when the view of the project does not load, or throws. */
  onFailure: (id: string) => void;
}

const projectView = lazyComponent(async () => (await import("./project-view.tsx")).ProjectView);

/**
 * Mounts the enlarged view when the URL names a project for the first time. When its script fails
 * again, the page is reloaded: Firefox does not fetch a module again that failed once.
 */
export function ProjectViewSlot({ onFailure, ...props }: ProjectViewSlotProps) {
  const id = props.project?.id ?? null;
  const hasFailed = useRef(false);
  return (
    <Part
      onError={() => {
        if (id !== null) onFailure(id);
      }}
      resetKeys={[id]}
    >
      <projectView.Slot
        need={id}
        onFailure={(failed) => {
          if (hasFailed.current) {
            reloadPage().catch(() => onFailure(failed));
          } else {
            hasFailed.current = true;
            onFailure(failed);
          }
        }}
        props={props}
      />
    </Part>
  );
}
