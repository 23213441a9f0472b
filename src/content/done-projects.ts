import type { DoneProject } from "../content-schema/gallery-schema.ts";

/**
 * Jobs that the company has done, with facts that can be checked: each shows in the gallery, and the nearest
 * ones on local pages. Empty, nothing shows of it. An entry:
 *
 * { id: "rynfield-driveway", title: "Driveway in Rynfield", category: "driveway", picture: "rynfield-after",
 *   description: "…", done: { suburb: "Rynfield", area: "benoni", squareMetres: 64,
 *   paver: "60 mm clay brick", days: 4, month: "March 2026", before: "rynfield-before" } },
 */
export const doneProjects: readonly DoneProject[] = [];
