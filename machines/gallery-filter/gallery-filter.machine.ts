import { assign, setup } from "xstate";

/** What can happen to the gallery's filter. A category of null means all projects. */
export type GalleryFilterEvent =
  /** The visitor pressed a filter button. */
  | { type: "category.chosen"; category: string | null }
  /** The search params of the URL now name this category (`?category=`), or none. */
  | { type: "search.changed"; category: string | null };

export interface GalleryFilterContext {
  /** The known categories; any other means all projects. */
  categories: readonly string[];
  /** The category shown; null when all projects are shown. */
  category: string | null;
}

export interface GalleryFilterInput {
  categories: readonly string[];
}

/** Filter buttons and search params lead to the same states. */
const showChosen = [
  { guard: "categoryIsKnown", target: ".oneCategory", actions: "showCategory" },
  { target: ".all", actions: "showAll" },
] as const;

/**
 * The filter of the gallery: all projects or those of one category
 * (docs/specification.md#gallery-filter).
 */
export const galleryFilterMachine = setup({
  types: {
    context: {} as GalleryFilterContext,
    events: {} as GalleryFilterEvent,
    input: {} as GalleryFilterInput,
  },
  guards: {
    categoryIsKnown: ({ context, event }) =>
      event.category !== null && context.categories.includes(event.category),
  },
  actions: {
    showCategory: assign({ category: ({ event }) => event.category }),
    showAll: assign({ category: null }),
  },
}).createMachine({
  id: "galleryFilter",
  context: ({ input: { categories } }) => ({ categories, category: null }),
  initial: "all",
  states: {
    all: {},
    oneCategory: {},
  },
  on: {
    "category.chosen": showChosen,
    "search.changed": showChosen,
  },
});
