/** The button that keeps a project or a material; `name` tells screen readers which. */
export const keep = "Keep";

/** The same once the item is kept. */
export const kept = "Kept";

/** The button that shows the kept list. */
export const keptCount = (count: number): string => `Kept: ${count}`;

export const keptHeading = "What you like";

export const keptAdvice = "This list goes with your quote request.";

/** The same, where the browser refuses to store the list. */
export const keptForVisit =
  "This list goes with your quote request. Your browser does not store it for your next visit.";

/** The button of plans or projects that can be compared: what it shows, and what screen readers hear as well. */
export const compareShort = "Compare";
export const compareRest = " side by side";
/** Both, above what it opens. */
export const compareKept = compareShort + compareRest;

/** In place of the comparison. */
export const comparisonDidNotLoad =
  "The comparison did not load. Check your connection, then load the page again.";

/** Name of the button that takes an item off the list. */
export const removeKept = (name: string): string => `Remove ${name}`;

/** The list in a request; `more` is the number of items that had no room. */
export const keptInRequest = (names: string, more: number): string =>
  `I like: ${names}${more > 0 ? `; and ${more} more` : ""}.`;

/** Begins the name of a sample in the kept list. */
export const samplePrefix = "Sample: ";

/** The samples in a request. */
export const samplesInRequest = (pavers: string): string =>
  `Please bring to the site visit: ${pavers}.`;

export const bringSample = "Bring a sample";
export const sampleKept = "Sample noted";
export const samplesFull = (limit: number): string =>
  `We bring up to ${limit} samples. Remove one from your list to note another.`;
