import { type GenericIssue, getDotPath } from "valibot";

/**
 * What is wrong with a piece of content, for an owner to read: where, and what is wanted there.
 *
 * @param whole how to call the place if it is all of the content
 */
export function describeIssue(
  issue: GenericIssue,
  whole: string,
): { place: string; wanted: string } {
  return { place: getDotPath(issue) ?? whole, wanted: wantedBy(issue) };
}

function wantedBy({ type, expected, received, message }: GenericIssue): string {
  if (type === "strict_object" && expected === "never") return "there is no such setting";
  // Valibot's own words speak of types; a schema's words say what to write.
  const isOwnWords = message.startsWith("Invalid ");
  return received === "undefined" && isOwnWords ? "this is missing" : message;
}
