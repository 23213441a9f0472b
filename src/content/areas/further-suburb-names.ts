import type { FurtherSlug } from "./further-names.ts";

/** The suburbs that the pages of further areas name: the suburb finder knows them. */
export const furtherSuburbNames = {} satisfies Partial<Record<FurtherSlug, string[]>>;
