import { type GenericIssue, getDotPath } from "valibot";

/**
 * Describes a mistake in content for an owner: its path in the content, what was expected there and
 * what was given.
 *
 * @param whole the name of the content itself, for a mistake that has no path
 */
export function describeIssue(
  issue: GenericIssue,
  whole: string,
): { path: string; message: string } {
  return { path: getDotPath(issue) ?? whole, message: messageOf(issue) };
}

/** One line for each mistake in a content file. */
export const mistakesIn = (file: string, issues: readonly GenericIssue[]): string[] =>
  issues.map((issue) => {
    const { path, message } = describeIssue(issue, "the page");
    return `${file}, ${path}: ${message}`;
  });

function messageOf({ type, expected, received, message }: GenericIssue): string {
  if (type === "strict_object" && expected === "never") return "Unknown setting";
  // Valibot's own messages name types; a schema's messages say what to write.
  if (!message.startsWith("Invalid ")) return message;
  if (received === "undefined") return "Missing";
  return `Expected ${expected}, got ${received}`;
}
