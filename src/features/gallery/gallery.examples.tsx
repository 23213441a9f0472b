import { unfold, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { projects } from "#examples/samples.ts";
import { throwOnPurpose } from "#examples/throw-on-purpose.ts";
import { pavers } from "../../content/pavers.ts";
import { specifiedFilters, specifiedHeadings } from "../../content/specified-texts.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { Band } from "../../sections/band/band.tsx";
import { Gallery } from "./gallery.tsx";
import { PaverLibrary } from "./pavers.tsx";
import type { GallerySearch } from "./use-gallery-search.ts";

const filters = keysOf(specifiedFilters).map((category) => ({
  category,
  label: specifiedFilters[category],
}));
const empty = specifiedHeadings.noProjects;
const [first, ...others] = projects;

const example = (name: string, search: GallerySearch, shown = projects): Example => ({
  name,
  fullPage: true,
  content: (
    <Band>
      <Gallery {...{ filters, empty, search }} projects={shown} changeSearch={() => {}} />
    </Band>
  ),
});

/** Search params that throw when they are read. */
const brokenSearch: GallerySearch = {
  get category() {
    return throwOnPurpose();
  },
};

const library = (name: string, search: GallerySearch): Example => ({
  name,
  fullPage: true,
  content: (
    <Band>
      <PaverLibrary {...{ projects, search }} pavers={pavers.slice(0, 4)} changeSearch={() => {}} />
    </Band>
  ),
});

const waitForDialog = async () => {
  await waitForElement("[role=dialog] img", HTMLImageElement);
  // The last of its facts.
  await waitForElement("[role=dialog] tr:nth-child(4)", HTMLElement);
};

export const story: Story = {
  name: "Gallery",
  purpose: "Projects and the buttons that filter them; the URL names the category.",
  examples: [
    example("All projects", {}),
    example("One category", { category: "patio" }),
    example(
      "An empty category",
      { category: "pool" },
      others.filter(({ category }) => category !== "pool"),
    ),
    { ...example("Enlarged", first ? { project: first.id } : {}), arrange: waitForDialog },
    {
      ...example(
        "Enlarged, the only one",
        first ? { project: first.id } : {},
        projects.slice(0, 1),
      ),
      arrange: waitForDialog,
    },
    example("Without its filter, which broke", brokenSearch),
    library("Pavers", {}),
    { ...library("A paver with all that is said of it", { colour: "red" }), arrange: unfold },
    library("No paver for all filters", { kind: "stone" }),
  ],
};
