import { assign, setup } from "xstate";

/** The search params of the URL now name this category (`?category=`), or none. Filter buttons change the URL. */
export type GalleryFilterEvent = { type: "search.changed"; category: string | null };

interface GalleryFilterContext {
  /** The known categories; any other means all projects. */
  categories: readonly string[];
  /** The category shown; null when all projects are shown. */
  category: string | null;
}

/** The filter of the gallery: all projects, or one category (docs/specification.md#gallery-filter). */
export const galleryFilterMachine = setup({
  types: {
    context: {} as GalleryFilterContext,
    events: {} as GalleryFilterEvent,
    input: {} as GalleryFilterContext,
  },
  guards: {
    categoryIsChosen: ({ context }) => context.category !== null,
    categoryIsKnown: ({ context, event }) =>
      event.category !== null && context.categories.includes(event.category),
  },
  actions: {
    showCategory: assign({ category: ({ event }) => event.category }),
    showAll: assign({ category: null }),
  },
}).createMachine({
  id: "galleryFilter",
  context: ({ input: { categories, category } }) => ({
    categories,
    category: category !== null && categories.includes(category) ? category : null,
  }),
  initial: "all",
  states: {
    // Taken only at the start, when the input names a category.
    all: { always: { guard: "categoryIsChosen", target: "oneCategory" } },
    oneCategory: {},
  },
  on: {
    "search.changed": [
      { guard: "categoryIsKnown", target: ".oneCategory", actions: "showCategory" },
      { target: ".all", actions: "showAll" },
    ],
  },
});
