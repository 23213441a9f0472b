/** The button that keeps a project or a material; `name` tells screen readers which. */
export const keep = "Keep";

/** The button that shows the kept list. */
export const keptCount = (count: number): string => `Kept: ${count}`;

export const keptHeading = "What you like";

export const keptAdvice = "This list goes with your quote request.";

/** The same, where the browser refuses to store the list. */
export const keptForVisit =
  "This list goes with your quote request. Your browser does not store it for your next visit.";

/** Name of the button that takes an item off the list. */
export const removeKept = (name: string): string => `Remove ${name}`;

/** The list in a request, which names at most as many as `limit` characters hold. */
export function keptText(names: readonly string[], limit: number): string {
  const textOf = (count: number) => {
    const rest = names.length - count;
    return `I like: ${names.slice(0, count).join("; ")}${rest > 0 ? `; and ${rest} more` : ""}.`;
  };
  let count = names.length;
  while (count > 1 && textOf(count).length > limit) count -= 1;
  return textOf(count).slice(0, limit);
}
