/** What can happen to the gallery's filter. A category of null stands for all projects. */
export type GalleryFilterEvent =
  /** A filter button was pressed. */
  | { type: "category.chosen"; category: string | null }
  /** The page's address now names this category (`?category=`), or none. */
  | { type: "address.changed"; category: string | null };
