import { areasWithPavingPath } from "#src/domain/areas.ts";
import { sitePaths } from "#src/domain/site-paths.ts";

const secondPaths = new Set(areasWithPavingPath.map((slug) => `/paving-${slug}`));

/** One path of every page: /paving-benoni equals /areas/benoni (tests/static/page-heads.spec.ts). */
export const uniquePaths = sitePaths.filter((path) => !secondPaths.has(path));
