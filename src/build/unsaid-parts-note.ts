/**
 * Asks about the parts that the guide price may include and the owner has not decided on; empty when all are
 * decided.
 */
export const unsaidPartsNote = (names: readonly string[]): string =>
  names.length === 0
    ? ""
    : `Does the guide price include these (${names.length})? Say "yes" or "no" in guidePriceIncludes, src/content/figures.ts:\n  ${names.join("\n  ")}`;
