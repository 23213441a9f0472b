/** The categories of gallery projects (docs/specification.md#gallery). */
export const galleryCategories = [
  "pool",
  "patio",
  "industrial",
  "walkway",
  "commercial",
  "driveway",
  "repairs",
] as const;

export type GalleryCategory = (typeof galleryCategories)[number];
