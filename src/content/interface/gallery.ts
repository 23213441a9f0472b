import type { GalleryCategory } from "../../domain/gallery-categories.ts";
import { spaced } from "../../domain/written-numbers.ts";
import { specifiedFilters } from "../specified-texts.ts";

/** The legend of the filter buttons. */
export const filterLegend = "Filter projects";

/**
 * Name of each category above a project; "Repairs" has no filter button (docs/specification.md#gallery).
 */
export const categoryLabels: Readonly<Record<GalleryCategory, string>> = {
  ...specifiedFilters,
  repairs: "Repairs",
};

/** "Rynfield, 64 m², 60 mm clay brick, 4 days, March 2026" */
export const jobFacts = (job: {
  suburb: string;
  squareMetres: number;
  paver: string;
  days: number;
  month: string;
}): string =>
  `${job.suburb}, ${spaced(job.squareMetres)} m², ${job.paver}, ${job.days} ${job.days === 1 ? "day" : "days"}, ${job.month}`;

/** Caption of the picture of a place before the work. */
export const before = "Before";

/** Heading of the jobs on a local page. */
export const workDoneNear = (area: string): string => `Work we have done in and near ${area}`;

/** How many projects show, announced when the filter changes. */
export const projectCount = (shown: number, all: number): string =>
  `${shown === all ? "All" : `${shown} of`} ${all} examples`;

/** The button of the empty state. */
export const showAllProjects = "Show all projects";

/** Begins the name of a picture's link. */
export const enlarge = "Enlarge";

/** The name of a picture's link, without the long description of the picture. */
export const enlargeProject = (title: string): string => `${enlarge} ${title}`;

export const previousProject = "Previous";
export const nextProject = "Next";

/** The link of an enlarged project to the paving planner. */
export const planOneLikeThis = "Plan one like this";

/** The table of an enlarged project. */
export const projectFacts = {
  name: "Facts",
  suburb: "Suburb",
  area: "Area",
  squareMetres: (area: number): string => `${area} m²`,
  pattern: "Pattern",
  paver: "Paver",
  time: "Time on site",
  days: (days: number): string => `${days} ${days === 1 ? "day" : "days"}`,
  month: "Laid in",
  /** Of the plan that its button opens. */
  size: "Planned as",
  price: "Guide price",
} as const;

/** Above the description of the enlarged project, announced with it. */
export const projectPosition = (position: number, all: number): string =>
  `Example ${position} of ${all}`;
