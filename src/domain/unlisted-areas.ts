/**
 * Slug and name of every local page beyond those that SPEC.md section 3 lists. Menu and footer leave
 * them out, because every page carries both; "Areas We Serve" and the suburb finder include them.
 */
export const unlistedAreas = {} as const satisfies Record<string, string>;

export type UnlistedAreaSlug = keyof typeof unlistedAreas;
