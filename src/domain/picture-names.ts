/** The values of the `picture` and `pictures` properties of content, at any depth. */
export function pictureNamesIn(content: unknown): unknown[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === "picture") return [value];
    if (key === "pictures" && Array.isArray(value)) return value;
    return pictureNamesIn(value);
  });
}
