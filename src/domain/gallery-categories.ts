/** The categories of gallery projects (SPEC.md section 3). */
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
