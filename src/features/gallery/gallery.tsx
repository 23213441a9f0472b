import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";
import { filterLegend, projectCount, showAllProjects } from "../../content/interface/gallery.ts";
import type { GalleryPage } from "../../content/page-schema.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { emptyState, filterButton, filterGroup, projectCountLine } from "./gallery.css.ts";
import { ProjectViewSlot } from "./project-view-slot.tsx";
import { Projects } from "./projects.tsx";

/** Search params of the gallery: the chosen category and the enlarged project. */
export interface GallerySearch {
  category?: string;
  project?: string;
}

export interface GalleryProps extends Pick<GalleryPage, "filters" | "projects" | "empty" | "note"> {
  search: GallerySearch;
  /** Called with `replace` true when the change must not add a history entry. */
  changeSearch: (search: GallerySearch, replace: boolean) => void;
}

const searchOf = (category: string | null, project: string | null): GallerySearch => ({
  ...(category !== null && { category }),
  ...(project !== null && { project }),
});

/** The projects with their filter buttons (docs/specification.md#gallery-filter). */
export const Gallery = (props: GalleryProps) => (
  // Shows all projects, as the page does without script.
  <ErrorBoundary fallback={<Projects {...props} category={null} />}>
    <FilteredGallery {...props} />
  </ErrorBoundary>
);

function FilteredGallery({ filters, projects, empty, note, search, changeSearch }: GalleryProps) {
  const categories = [...filters, ...projects]
    .map(({ category }) => category)
    .filter((category) => category !== "all");
  const [snapshot, send] = useMachine(galleryFilterMachine, { input: { categories } });
  const chosen = snapshot.context.category;

  // The HTML is prerendered without search params, so the machine gets them after hydration.
  const category = search.category ?? null;
  useEffect(() => send({ type: "search.changed", category }), [category, send]);

  const choose = (next: string | null) => {
    send({ type: "category.chosen", category: next });
    // The navigation takes longer than the filter, so the filter is painted first.
    afterPaint(() => changeSearch(searchOf(next, null), false));
  };

  /** Id of the project whose enlarged view failed to load. */
  const [failedProject, setFailedProject] = useState<string | null>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const shown = projects.filter((project) => chosen === null || project.category === chosen);

  return (
    <Stack gap="2xl">
      <Stack gap="md">
        <fieldset {...needsScript} className={filterGroup}>
          <legend>
            <VisuallyHidden>{filterLegend}</VisuallyHidden>
          </legend>
          {filters.map(({ label, category: option }) => {
            const value = option === "all" ? null : option;
            return (
              <button
                key={option}
                ref={value === null ? allButton : null}
                type="button"
                className={filterButton}
                aria-pressed={chosen === value}
                onClick={() => choose(value)}
              >
                {label}
              </button>
            );
          })}
        </fieldset>
        <p role="status" className={projectCountLine}>
          {projectCount(shown.length, projects.length)}
        </p>
      </Stack>
      {shown.length === 0 ? (
        <div className={emptyState}>
          <p>{empty}</p>
          <Button
            tone="quiet"
            onClick={() => {
              choose(null);
              // This button unmounts, and the focus would be lost (WCAG 2.2, 2.4.3).
              allButton.current?.focus();
            }}
          >
            {showAllProjects}
          </Button>
        </div>
      ) : (
        <Projects
          projects={projects}
          category={chosen}
          failedProject={search.project === undefined ? failedProject : null}
        />
      )}
      <Text size="small" tone="soft">
        {note}
      </Text>
      <ProjectViewSlot
        project={projects.find(({ id }) => id === search.project) ?? null}
        projects={shown}
        onChange={(project) => changeSearch(searchOf(chosen, project), true)}
        onFailure={(project) => {
          setFailedProject(project);
          changeSearch(searchOf(chosen, null), true);
        }}
      />
    </Stack>
  );
}
