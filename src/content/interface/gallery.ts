import type { GalleryCategory } from "../../domain/gallery-categories.ts";
import { quotedFilters } from "../quoted-texts.ts";

/** The legend of the filter buttons. */
export const filterLegend = "Filter projects";

/**
 * Name of each category above a project; "Repairs" has no filter button (docs/specification.md#gallery).
 */
export const categoryLabels: Readonly<Record<GalleryCategory, string>> = {
  ...quotedFilters,
  repairs: "Repairs",
};

/** How many projects show, announced when the filter changes. */
export const projectCount = (shown: number, all: number): string =>
  `${shown === all ? "All" : `${shown} of`} ${all} examples`;

/** The button of the empty state. */
export const showAllProjects = "Show all projects";

export const enlarge = "Enlarge";

export const enlargedViewDidNotOpen =
  "The large picture did not open. Check your connection and press again.";

export const previousProject = "Previous";
export const nextProject = "Next";

/** The link of an enlarged project to the paving planner. */
export const planOneLikeThis = "Plan one like this";

/** Above the description of the enlarged project, announced with it. */
export const projectPosition = (position: number, all: number): string =>
  `Example ${position} of ${all}`;
