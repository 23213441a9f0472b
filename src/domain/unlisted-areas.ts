/**
 * Slug and name of every local page beyond those of SPEC.md section 3. They stand in no menu and no
 * footer, because each page carries those: "Areas We Serve" lists them, and the suburb finder knows
 * them.
 */
export const unlistedAreas = {} as const satisfies Record<string, string>;

export type UnlistedAreaSlug = keyof typeof unlistedAreas;
