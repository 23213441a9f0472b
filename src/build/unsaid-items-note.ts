/**
 * Asks about the items of the guide price that the owner has not decided on; empty when all are decided.
 */
export const unsaidItemsNote = (names: readonly string[]): string =>
  names.length === 0
    ? ""
    : `Does the guide price include these (${names.length})? Say "yes" or "no" in guidePriceIncludes, src/content/figures.ts:\n  ${names.join("\n  ")}`;
