import * as v from "valibot";
import { paverFilters } from "../content/interface/pavers.ts";
import { specifiedHeadings } from "../content/specified-texts.ts";
import { galleryCategories } from "../domain/gallery-categories.ts";
import { keysOf } from "../domain/keys-of.ts";
import { paverTable } from "../domain/pavers.ts";
import { closing } from "../sections/blocks/closing/closing.schema.ts";
import { expected, objectOf } from "./mistakes.ts";
import {
  anchor,
  areaSlug,
  distinctIds,
  hero,
  listOf,
  pageMeta,
  picture,
  planLink,
  sectionHead,
  text,
} from "./value-schemas.ts";

const oneOf = (names: object) => expected(`one of ${Object.keys(names).join(", ")}`);

/** What can be checked of a job that was done. */
const jobFacts = objectOf({
  suburb: text,
  /** The area whose page, and whose neighbours' pages, show it. */
  area: areaSlug,
  squareMetres: v.pipe(v.number(), v.minValue(1, expected("a number of m² above 0"))),
  /** Paver and thickness, such as 60 mm clay brick. */
  paver: text,
  days: v.pipe(
    v.number(),
    v.integer(expected("whole days")),
    v.minValue(1, expected("whole days")),
  ),
  month: v.pipe(text, v.regex(/^[A-Z][a-z]+ 20\d\d$/, expected("a month such as March 2026"))),
  before: v.optional(picture),
});

/** Keep `id` when the title changes: it is part of the URL of the enlarged view. */
const galleryProject = objectOf({
  id: anchor,
  title: text,
  category: v.picklist(galleryCategories),
  picture,
  description: text,
  /** How it is laid and with what, in the table of the enlarged view and of a comparison. */
  pattern: v.optional(text),
  paver: v.optional(text),
  /** Where the enlarged view's button to plan one like this leads; without it, there is no such link. */
  plan: v.optional(planLink),
  done: v.optional(jobFacts),
});

const doneProject = objectOf({ ...galleryProject.entries, done: jobFacts });

export const doneProjectList = v.pipe(listOf(doneProject, 0), distinctIds());

/** A kind of paver (docs/specification.md#pavers). Each of its texts is one sentence. */
const paver = objectOf({
  id: anchor,
  name: text,
  picture,
  colour: v.picklist(keysOf(paverFilters.colour), oneOf(paverFilters.colour)),
  kind: v.picklist(keysOf(paverFilters.kind), oneOf(paverFilters.kind)),
  /** Its entry in the table of pavers; without one, it cannot be planned. */
  paver: v.optional(v.picklist(keysOf(paverTable))),
  /** Format and thickness. */
  size: text,
  uses: v.pipe(
    v.array(v.picklist(keysOf(paverFilters.use), oneOf(paverFilters.use))),
    v.minLength(1, expected("at least one use")),
    v.readonly(),
  ),
  price: text,
  where: text,
  whereNot: text,
  ageing: text,
  cleaning: text,
  /** Id of a project in the gallery that shows it. */
  project: v.optional(anchor),
  /** Where its buttons to plan with it lead; without it, there are none. */
  plan: v.optional(planLink),
});

export const paverList = v.pipe(listOf(paver, 1), distinctIds());

/** A filter button; "all" shows every project. */
const galleryFilter = objectOf({
  label: text,
  category: v.picklist(["all", ...galleryCategories]),
});

/** Gallery (docs/specification.md#gallery). */
export const galleryPage = objectOf({
  meta: pageMeta,
  hero,
  filters: listOf(galleryFilter, 2),
  /** Shown when no project has the chosen category. */
  empty: v.literal(specifiedHeadings.noProjects),
  projects: v.pipe(listOf(galleryProject, 10), distinctIds()),
  library: objectOf({ ...sectionHead.entries, pavers: paverList }),
  closing,
});

export type GalleryPage = v.InferOutput<typeof galleryPage>;
export type DoneProject = v.InferOutput<typeof doneProject>;
export type LibraryPaver = v.InferOutput<typeof paver>;
export type GalleryProject = GalleryPage["projects"][number];
