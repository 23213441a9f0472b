import type { GalleryPage } from "../../content/page-schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { count, empty as emptyStyle, filter, filters as filtersStyle } from "./gallery.css.ts";
import { Projects } from "./projects.tsx";
import { useCategoryFilter } from "./use-category-filter.ts";

export interface GalleryProps extends Pick<GalleryPage, "filters" | "projects" | "empty" | "note"> {
  /** The category that the address names, or null. */
  address: string | null;
  /** Writes the chosen category into the address. */
  changeAddress: (category: string | null) => void;
}

/** Projects and the buttons that filter them (SPEC.md section 2, Gallery). */
export function Gallery({ filters, projects, empty, note, address, changeAddress }: GalleryProps) {
  const categories = [...filters, ...projects].map(({ category }) => category);
  const { category: chosen, choose } = useCategoryFilter(categories, address, changeAddress);
  const shown = projects.filter(({ category }) => chosen === null || category === chosen);
  return (
    <Stack gap="broad">
      <Stack gap="base">
        <fieldset data-needs-script="" className={filtersStyle} aria-label="Filter projects">
          {filters.map(({ label, category }) => {
            const own = category === "all" ? null : category;
            return (
              <button
                key={category}
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
          {shown.length === projects.length
            ? `All ${projects.length} projects`
            : `${shown.length} of ${projects.length} projects`}
        </p>
      </Stack>
      {shown.length === 0 ? (
        <div className={emptyStyle}>
          <p>{empty}</p>
          <Button tone="quiet" onClick={() => choose(null)}>
            Show all projects
          </Button>
        </div>
      ) : (
        <Projects projects={shown} filters={filters} />
      )}
      <Text size="small" tone="soft">
        {note}
      </Text>
    </Stack>
  );
}
