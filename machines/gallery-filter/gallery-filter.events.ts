/** What can happen to the gallery's filter. A category of null means all projects. */
export type GalleryFilterEvent =
  /** The visitor pressed a filter button. */
  | { type: "category.chosen"; category: string | null }
  /** The search params of the URL now name this category (`?category=`), or none. */
  | { type: "search.changed"; category: string | null };
