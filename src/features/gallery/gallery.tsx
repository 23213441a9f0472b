import { useRef, useState } from "react";
import type { GalleryPage } from "../../content/page-schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { count, empty as emptyStyle, filter, filters as filtersStyle } from "./gallery.css.ts";
import { ProjectViewSlot } from "./project-view-slot.tsx";
import { Projects } from "./projects.tsx";
import { useCategoryFilter } from "./use-category-filter.ts";

/** What the address of the gallery can name: a category, and the project shown enlarged. */
export interface GalleryAddress {
  category?: string;
  project?: string;
}

export interface GalleryProps extends Pick<GalleryPage, "filters" | "projects" | "empty" | "note"> {
  address: GalleryAddress;
  /** `replace` takes the place of the last entry in the browser's history. */
  changeAddress: (address: GalleryAddress, replace: boolean) => void;
}

const addressOf = (category: string | null, project: string | null): GalleryAddress => ({
  ...(category !== null && { category }),
  ...(project !== null && { project }),
});

/** Projects and the buttons that filter them (SPEC.md section 2, Gallery). */
export const Gallery = (props: GalleryProps) => (
  // Without the filter all projects stand there, as they do without scripts.
  <ErrorBoundary instead={() => <Projects {...props} category={null} />}>
    <FilteredGallery {...props} />
  </ErrorBoundary>
);

function FilteredGallery({ filters, projects, empty, note, address, changeAddress }: GalleryProps) {
  // "all" is no category: an address that names it shows all projects, as one that names none does.
  const categories = [...filters, ...projects]
    .map(({ category }) => category)
    .filter((category) => category !== "all");
  const {
    category: chosen,
    unreachable,
    choose,
    prepare,
  } = useCategoryFilter(categories, address.category ?? null, (category) =>
    changeAddress(addressOf(category, null), false),
  );
  /** The project that was pressed last and could not be shown enlarged. */
  const [failed, setFailed] = useState<string | null>(null);
  const all = useRef<HTMLButtonElement>(null);
  const shown = projects.filter(({ category }) => chosen === null || category === chosen);
  const some = shown.length === projects.length ? "All" : `${shown.length} of`;
  const counted = `${some} ${projects.length} projects`;
  return (
    <Stack gap="2xl">
      <Stack gap="md">
        <fieldset
          data-needs-script=""
          className={filtersStyle}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <legend>
            <VisuallyHidden>Filter projects</VisuallyHidden>
          </legend>
          {filters.map(({ label, category }) => {
            const own = category === "all" ? null : category;
            return (
              <button
                key={category}
                ref={own === null ? all : null}
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
          {/* One text: parts of it would stay as they were where a translator has rewritten them. */}
          {unreachable
            ? `${counted}. The filter did not load. Check your connection and press again.`
            : counted}
        </p>
      </Stack>
      {shown.length === 0 ? (
        <div className={emptyStyle}>
          <p>{empty}</p>
          <Button
            tone="quiet"
            onClick={() => {
              choose(null);
              // This button goes, and the focus would go with it (WCAG 2.2, 2.4.3).
              all.current?.focus();
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
          failed={address.project === undefined ? failed : null}
        />
      )}
      <Text size="small" tone="soft">
        {note}
      </Text>
      <ProjectViewSlot
        project={projects.find(({ id }) => id === address.project) ?? null}
        projects={shown}
        onChange={(project) => changeAddress(addressOf(chosen, project), true)}
        onFailure={(project) => {
          setFailed(project);
          changeAddress(addressOf(chosen, null), true);
        }}
      />
    </Stack>
  );
}
