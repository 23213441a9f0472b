import {
  type GalleryFilterEvent,
  galleryFilterMachine,
} from "#machines/gallery-filter/gallery-filter.machine.ts";
import { gallery } from "#src/content/gallery.ts";
import type { Model } from "../support/model.ts";

export const unknownCategory = "castle";

const categories = [...gallery.filters, ...gallery.projects].map(({ category }) => category);

export const galleryFilterModel: Model<typeof galleryFilterMachine, GalleryFilterEvent> = {
  name: "gallery-filter",
  purpose: "Filters the gallery: all projects, or those of one category.",
  machine: galleryFilterMachine,
  stateKey: ({ value, context }) => [value, context.category],
  scenarios: [
    {
      title: "gallery filter: follows its buttons and the URL",
      pathname: "/gallery",
      input: { categories, category: null },
      events: () =>
        [null, "driveway", "pool", unknownCategory].map((category) => ({
          type: "search.changed",
          category,
        })),
    },
    {
      title: "gallery filter: starts with the category of the URL",
      pathname: "/gallery?category=patio",
      input: { categories, category: "patio" },
      events: () => [{ type: "search.changed", category: null }],
    },
  ],
};
