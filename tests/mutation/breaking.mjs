/** @import { Mutation } from "./mutations.mjs" */

/**
 * Mutations of one file that the same suites have to notice.
 *
 * @param {string} file from the project's root
 * @param {readonly string[]} suites unit tests by folder or file, browser tests by their spec files
 * @param {Readonly<Record<string, readonly [from: string, to: string]>>} replacements by what they break
 * @returns {readonly Mutation[]}
 */
export const breaking = (file, suites, replacements) =>
  Object.entries(replacements).map(([breaks, [from, to]]) => ({ breaks, file, from, to, suites }));
