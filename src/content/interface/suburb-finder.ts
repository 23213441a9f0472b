/** Note of a suggestion that is an area and not a suburb. */
export const wholeArea = "The whole area";

/** Announced once the visitor has stopped typing; `first` is the suggestion that Enter takes. */
export const suggestions = (count: number, first: string): string =>
  count === 1 ? `1 suggestion: ${first}` : `${count} suggestions, the first: ${first}`;
