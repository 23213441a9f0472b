/*
 * The pages of areas, and the suburb finder.
 */

/** Heading of a local page, before the name of the area. */
export const pavingIn = (area: string): string =>
  area === "East Rand" ? "Paving on the" : "Paving in";

/** On the button that unfolds the reasons below the quote about the ground of an area, on a phone. */
export const aboutTheGround = "What that means for your paving";

/** Above the suburbs of a local page, which are quote buttons. */
export const chooseSuburb = "Get a quote in:";

/** Name of the list of an area's suburbs. */
export const suburbsOf = (area: string): string => `Suburbs of ${area}`;

/** Link below a grid of areas. */
export const allAreas = "All areas we serve";

/** Note of a suggestion of the suburb finder that is an area and not a suburb. */
export const wholeArea = "The whole area";

/** Announced once the visitor has stopped typing; `first` is the suggestion that Enter takes. */
export const suggestions = (count: number, first: string): string =>
  count === 1 ? `1 suggestion: ${first}` : `${count} suggestions, the first: ${first}`;
