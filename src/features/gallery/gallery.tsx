import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";
import { filterLegend, projectCount, showAllProjects } from "../../content/interface/gallery.ts";
import type { GalleryPage } from "../../content-schema/gallery-schema.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { inspected } from "../../shell/inspected.ts";
import { useIsOverlayOpen } from "../../shell/use-back-to-close.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { emptyState, filterButton, filterGroup, projectCountLine } from "./gallery.css.ts";
import { ProjectView } from "./project-view.tsx";
import { Projects } from "./projects.tsx";
import type { ChangeSearch, GallerySearch } from "./use-gallery-search.ts";

interface GalleryProps extends Pick<GalleryPage, "filters" | "projects" | "empty"> {
  search: GallerySearch;
  /** Called with `replace` true when the change must not add a history entry. */
  changeSearch: (change: ChangeSearch, replace: boolean) => void;
}

const searchOf = (category: string | null, project: string | null): GallerySearch => ({
  category: category ?? undefined,
  project: project ?? undefined,
});

/** The HTML is prerendered without search params, which the gallery gets after hydration. */
const prerendered: GallerySearch = {};

/** The projects with their filter buttons (docs/specification.md#gallery-filter). */
export const Gallery = (props: GalleryProps) => (
  // Shows all projects, as the page does without script.
  <Part fallback={() => <Projects {...props} category={null} />}>
    <FilteredGallery {...props} />
  </Part>
);

function FilteredGallery({ filters, projects, empty, search, changeSearch }: GalleryProps) {
  const categories = [...filters, ...projects]
    .map(({ category }) => category)
    .filter((category) => category !== "all");
  const { category = null, project: enlarged } = useIsHydrating() ? prerendered : search;
  const [{ context }, send] = useMachine(galleryFilterMachine, {
    ...inspected,
    input: { categories, category },
  });
  const chosen = context.category;
  useEffect(() => send({ type: "search.changed", category }), [category, send]);

  const choose = (next: string | null) => changeSearch(() => searchOf(next, null), false);

  const isCovered = useIsOverlayOpen();
  const allButton = useRef<HTMLButtonElement>(null);
  const shown = projects.filter((project) => chosen === null || project.category === chosen);

  const show = (project: string | null) => changeSearch(() => searchOf(chosen, project), true);
  const step = (by: 1 | -1) =>
    changeSearch((latest) => {
      const index = shown.findIndex(({ id }) => id === latest.project);
      const next = index < 0 ? undefined : shown[index + by];
      return searchOf(chosen, next?.id ?? latest.project ?? null);
    }, true);

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
              replaceLostFocus(() => moveFocus(allButton.current));
            }}
          >
            {showAllProjects}
          </Button>
        </div>
      ) : (
        <Projects projects={projects} category={chosen} />
      )}
      <ProjectView
        // One dialog at a time: the picture shows again once the other is closed.
        project={isCovered ? null : (projects.find(({ id }) => id === enlarged) ?? null)}
        projects={shown}
        onChange={show}
        onStep={step}
      />
    </Stack>
  );
}
