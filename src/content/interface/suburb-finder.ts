/** Note of a suggestion that is an area and not a suburb. */
export const wholeArea = "The whole area";

/** Announced when the list of suggestions changes. */
export const suggestionCount = (count: number): string =>
  count === 1 ? "1 suggestion" : `${count} suggestions`;
