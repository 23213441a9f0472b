import { pavingAreas } from "../../src/domain/areas.ts";
import { sitePaths } from "../../src/domain/site-paths.ts";

const otherAddresses = new Set(pavingAreas.map((slug) => `/paving-${slug}`));

/**
 * An address of every page that is not the same as another: /paving-benoni shows what
 * /areas/benoni shows, word for word, as tests/static/page-heads.spec.ts holds.
 */
export const uniquePaths = sitePaths.filter((path) => !otherAddresses.has(path));
