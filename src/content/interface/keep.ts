/** The button that keeps a project or a material; `name` tells screen readers which. */
export const keep = "Keep";

/** The button that shows the kept list. */
export const keptCount = (count: number): string => `Kept: ${count}`;

export const keptHeading = "What you like";

export const keptAdvice = "This list goes into Project Details of your quote request.";

/** Name of the button that takes an item off the list. */
export const removeKept = (name: string): string => `Remove ${name}`;

/** The list in Project Details; empty without one. */
export const keptText = (names: readonly string[]): string =>
  names.length === 0 ? "" : `I like: ${names.join("; ")}.`;
