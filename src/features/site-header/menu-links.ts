import type { Link } from "../../domain/rich-text.ts";
import type { SiteHref } from "../../domain/site-paths.ts";

/** More links than this stand in two columns (docs/specification.md#menus). */
const longestColumn = 6;

/** In how many columns a list of the menu stands. */
export const columnsFor = (links: readonly Link[]) => (links.length > longestColumn ? 2 : 1);

/** Marks the link to the current page, which /paving-{city} shares with /areas/{city}. */
export const markCurrent = (to: SiteHref, path: string | undefined) =>
  to === path ? ({ "aria-current": "page" } as const) : {};
