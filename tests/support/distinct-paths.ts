import { pavingAreas } from "../../src/content/areas/area-names.ts";
import { sitePaths } from "../../src/content/site-paths.ts";

const otherAddresses = new Set(pavingAreas.map((slug) => `/paving-${slug}`));

/**
 * An address of every page that is not the same as another: /paving-benoni shows what
 * /areas/benoni shows, word for word, as tests/pages/page-heads.spec.ts holds.
 */
export const distinctPaths = sitePaths.filter((path) => !otherAddresses.has(path));
