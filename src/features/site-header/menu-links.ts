import type { Link } from "../../domain/rich-text.ts";

/** More links than this stand in two columns (SPEC.md section 2, "Shared frame"). */
const longestColumn = 6;

/** In how many columns a list of the menu stands. */
export const columnsFor = (links: readonly Link[]) => (links.length > longestColumn ? 2 : 1);

/** A link to the very address marks itself; this marks one to its page by another address. */
export const markCurrent = (to: string, path: string) =>
  to === path ? ({ "aria-current": "page" } as const) : {};
