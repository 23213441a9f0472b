import { type GenericIssue, getDotPath } from "valibot";

/** A mistake in a content file: the path there, what was expected and what given. */
export interface Mistake {
  readonly path: string;
  readonly message: string;
}

export const describeIssue = (issue: GenericIssue): Mistake => {
  const { path, issue: found } = innermost(issue);
  return { path, message: messageOf(found) };
};

/** One line for a mistake. */
export const inOneLine = (file: string, { path, message }: Mistake): string =>
  `${file}, ${path || "as a whole"}: ${message}`;

/** One line for each mistake in a content file. */
export const mistakesIn = (file: string, issues: readonly GenericIssue[]): string[] =>
  issues.map((issue) => inOneLine(file, describeIssue(issue)));

/**
 * The issue to report, with its path. Where a value may have several shapes (valibot's union), it is the one of
 * the shape that fits furthest: of a list of texts and links, the link, not "a text or a list".
 */
function innermost(issue: GenericIssue): { path: string; issue: GenericIssue } {
  const path = getDotPath(issue) ?? "";
  if (issue.type !== "union") return { path, issue };
  const [furthest] = (issue.issues ?? [])
    .map(innermost)
    .filter((inner) => inner.path !== "")
    .sort((one, other) => depthOf(other.path) - depthOf(one.path));
  if (furthest === undefined) return { path, issue };
  return { path: path === "" ? furthest.path : `${path}.${furthest.path}`, issue: furthest.issue };
}

const depthOf = (path: string) => path.split(".").length;

function messageOf({ type, expected, received, message }: GenericIssue): string {
  if (type === "strict_object" && expected === "never") return "Unknown setting";
  // Valibot's own messages name types; a schema's messages say what to write.
  if (!message.startsWith("Invalid ")) return message;
  if (received === "undefined") return "Missing";
  return `Expected ${inWords(expected ?? "another value")}, got ${received}`;
}

/** How an owner writes a value of each type. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks ("")',
  number: "a number without quotation marks",
  boolean: "true or false",
  Array: "a list in square brackets []",
  Object: "settings in braces {}",
};

/** Valibot's name of a type or of a choice, such as ("list" | "accordion"), in words. */
const inWords = (expected: string): string =>
  expected
    .replace(/^\(|\)$/g, "")
    .split(" | ")
    .map((type) => typeNames[type] ?? type)
    .join(" or ");
