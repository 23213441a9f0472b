import { type GenericIssue, getDotPath } from "valibot";

/** One line for each mistake in a content file: the path there, what was expected and what given. */
export const mistakesIn = (file: string, issues: readonly GenericIssue[]): string[] =>
  issues.map((issue) => `${file}, ${getDotPath(issue) ?? "as a whole"}: ${messageOf(issue)}`);

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
