import type { GalleryFilterEvent } from "#machines/gallery-filter/gallery-filter.events.ts";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";
import { gallery } from "../../src/content/gallery.ts";
import type { Model } from "./support/model.ts";

/** A category that there is not. */
export const unknownCategory = "castle";

export const galleryFilterModel: Model<typeof galleryFilterMachine, GalleryFilterEvent> = {
  name: "gallery-filter",
  file: "machines/gallery-filter/gallery-filter.machine.ts",
  purpose: "The filter of the gallery: all projects, or those of one category.",
  machine: galleryFilterMachine,
  classOf: ({ value, context }) => [value, context.category],
  visits: [
    {
      title: "the gallery shows what I asked for, by its buttons and by the address",
      address: "/gallery",
      input: { categories: [...gallery.filters, ...gallery.projects].map((each) => each.category) },
      events: ({ context }) => [
        ...[null, "driveway", "pool"].map(
          (category) => ({ type: "category.chosen", category }) as const,
        ),
        // An address that names what is shown is none that changed.
        ...[null, "driveway", unknownCategory]
          .filter((category) => category !== context.category)
          .map((category) => ({ type: "search.changed", category }) as const),
      ],
    },
  ],
};
