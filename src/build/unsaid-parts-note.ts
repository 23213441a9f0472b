/**
 * Counts the parts of the guide price of which the owner has not said whether it includes them; empty where
 * none is left.
 */
export const unsaidPartsNote = (names: readonly string[]): string =>
  names.length === 0
    ? ""
    : `Does the guide price include these (${names.length})? Say "yes" or "no" in guidePriceIncludes, src/content/figures.ts:\n  ${names.join("\n  ")}`;
