import { createActor } from "xstate";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";

/** Starts the filter of a gallery that knows these categories. */
export const startGalleryFilter = (categories: readonly string[]) =>
  createActor(galleryFilterMachine, { input: { categories } }).start();
