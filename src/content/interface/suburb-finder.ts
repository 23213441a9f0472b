/** Note of a suggestion that is an area and not a suburb. */
export const wholeArea = "The whole area";

/** Announced when the list of suggestions changes. */
export const suggestionCount = (count: number): string =>
  count === 1 ? "1 suggestion" : `${count} suggestions`;

/** Shown above the finder while its script does not load. */
export const finderDidNotLoad = {
  heading: "The suburb finder did not load.",
  text: "Check your connection and try again, or find your area in the lists below.",
} as const;
