import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";
import type { GalleryPage } from "../../content/page-schema.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { count, empty as emptyStyle, filter, filters as filtersStyle } from "./gallery.css.ts";
import { ProjectViewSlot } from "./project-view-slot.tsx";
import { Projects } from "./projects.tsx";

/** The gallery's search params: the chosen category, and the project that is shown enlarged. */
export interface GallerySearch {
  category?: string;
  project?: string;
}

export interface GalleryProps extends Pick<GalleryPage, "filters" | "projects" | "empty" | "note"> {
  search: GallerySearch;
  /** With `replace`, the change adds no entry to the browser's history. */
  changeSearch: (search: GallerySearch, replace: boolean) => void;
}

const searchOf = (category: string | null, project: string | null): GallerySearch => ({
  ...(category !== null && { category }),
  ...(project !== null && { project }),
});

/** Projects and the buttons that filter them (docs/specification.md#gallery-filter). */
export const Gallery = (props: GalleryProps) => (
  // Without the filter all projects show, as they do without script.
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

  // The prerendered page knows no search params, so they are followed after hydration.
  const category = search.category ?? null;
  useEffect(() => send({ type: "search.changed", category }), [category, send]);

  const choose = (next: string | null) => {
    send({ type: "category.chosen", category: next });
    // The router and the browser's history take longer than the filter.
    afterPaint(() => changeSearch(searchOf(next, null), false));
  };

  /** The project that could not be enlarged. */
  const [failed, setFailed] = useState<string | null>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const shown = projects.filter((project) => chosen === null || project.category === chosen);
  const shownCount = shown.length === projects.length ? "All" : `${shown.length} of`;

  return (
    <Stack gap="2xl">
      <Stack gap="md">
        <fieldset {...needsScript} className={filtersStyle}>
          <legend>
            <VisuallyHidden>Filter projects</VisuallyHidden>
          </legend>
          {filters.map(({ label, category: named }) => {
            const own = named === "all" ? null : named;
            return (
              <button
                key={named}
                ref={own === null ? allButton : null}
                type="button"
                className={filter}
                aria-pressed={chosen === own}
                onClick={() => choose(own)}
              >
                {label}
              </button>
            );
          })}
        </fieldset>
        <p role="status" className={count}>
          {/* One text node: React could not update parts of it that a translator has replaced. */}
          {`${shownCount} ${projects.length} projects`}
        </p>
      </Stack>
      {shown.length === 0 ? (
        <div className={emptyStyle}>
          <p>{empty}</p>
          <Button
            tone="quiet"
            onClick={() => {
              choose(null);
              // This button disappears and would take the focus with it (WCAG 2.2, 2.4.3).
              allButton.current?.focus();
            }}
          >
            Show all projects
          </Button>
        </div>
      ) : (
        <Projects
          projects={projects}
          filters={filters}
          category={chosen}
          failed={search.project === undefined ? failed : null}
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
          setFailed(project);
          changeSearch(searchOf(chosen, null), true);
        }}
      />
    </Stack>
  );
}
