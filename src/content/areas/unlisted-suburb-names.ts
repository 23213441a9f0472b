import type { UnlistedAreaSlug } from "../../domain/unlisted-areas.ts";

/** The suburbs that the pages of unlisted areas name; the suburb finder and the Area field suggest them. */
export const unlistedSuburbNames = {} satisfies Partial<Record<UnlistedAreaSlug, string[]>>;
