/**
 * Slug and name of every local page beyond those of docs/specification.md#navigation. Menu and
 * footer leave them out, because every page carries both; "Areas We Serve", the suburb finder
 * and the suggestions of the Area field include them.
 */
export const unlistedAreaNames = {} as const satisfies Record<string, string>;

export type UnlistedAreaSlug = keyof typeof unlistedAreaNames;
