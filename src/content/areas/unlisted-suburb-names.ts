import type { UnlistedAreaSlug } from "../../domain/unlisted-areas.ts";

/** The suburbs that the pages of further areas name: the suburb finder knows them. */
export const unlistedSuburbNames = {} satisfies Partial<Record<UnlistedAreaSlug, string[]>>;
