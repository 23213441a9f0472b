/** The oldest browsers that the site supports, of March and April 2022: the first with CSS layers. */
export const browserTargets = ["chrome99", "firefox97", "safari15.4"];

/** The same versions for Lightning CSS, a byte for each part of a version. */
export const cssTargets = { chrome: 99 << 16, firefox: 97 << 16, safari: (15 << 16) | (4 << 8) };
