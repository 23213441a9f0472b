import * as v from "valibot";
import { nearestWord } from "../lib/edit-distance.ts";

/** A mistake in a content file: the path there, what was expected and what given. */
export interface Mistake {
  readonly path: string;
  readonly message: string;
}

/** The mistakes of a value, each told once. A schema's messages say what was expected. */
export function mistakesOf(schema: v.GenericSchema, value: unknown): Mistake[] {
  const issues = (v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? []).map(innermost);
  // A misspelt key is missing as well.
  const meant = issues.map(({ path, issue }) => {
    const [, key] = /^Did you mean (.+)\?$/.exec(issue.message) ?? [];
    return key === undefined ? null : path.replace(/[^.]*$/, key);
  });
  return issues
    .filter(({ path, issue }) => !(meant.includes(path) && issue.received === "undefined"))
    .map(({ path, issue }) => ({ path, message: messageOf(issue) }));
}

export const inOneLine = (file: string, { path, message }: Mistake): string =>
  `${file}, ${path || "as a whole"}: ${message}`;

/** One line for each mistake of a value in a content file. */
export const mistakesIn = (file: string, schema: v.GenericSchema, value: unknown): string[] =>
  mistakesOf(schema, value).map((mistake) => inOneLine(file, mistake));

/**
 * The issue to report, with its path. Where a value may have several shapes (valibot's union), it is the one of
 * the shape that fits furthest: of a list of texts and links, the link, not "a text or a list".
 */
function innermost(issue: v.GenericIssue): { path: string; issue: v.GenericIssue } {
  const path = v.getDotPath(issue) ?? "";
  if (issue.type !== "union") return { path, issue };
  const [furthest] = (issue.issues ?? [])
    .map(innermost)
    .filter((inner) => inner.path !== "")
    .sort((one, other) => depthOf(other.path) - depthOf(one.path));
  if (furthest === undefined) return { path, issue };
  return { path: path === "" ? furthest.path : `${path}.${furthest.path}`, issue: furthest.issue };
}

const depthOf = (path: string) => path.split(".").length;

function messageOf(issue: v.GenericIssue): string {
  const { expected, received, message } = issue;
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
  Object: "properties in braces {}",
};

/** Valibot's name of a type or of a choice, such as ("list" | "accordion"), in words. */
const inWords = (expected: string): string =>
  expected
    .replace(/^\(|\)$/g, "")
    .split(" | ")
    .map((type) => typeNames[type] ?? type)
    .join(" or ");

/** Mistakes in content or settings, one sentence each. An owner needs the file and the value, and no stack trace. */
export class ContentError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The content has mistakes:\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ContentError";
    this.mistakes = mistakes;
    // Vite prints the stack of an error, and its message where there is none.
    this.stack = "";
  }
}

/** The message of a schema: "Expected an area, got "atlantis"". */
export const expected =
  (what: string) =>
  ({ received }: v.BaseIssue<unknown>) =>
    `Expected ${what}, got ${received}`;

/** An object without unknown keys. The message about one names the key that a typing error or two mean. */
export const objectOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected: type, input, message }) => {
    if (type !== "never") return message;
    const key = String(input);
    const edits = Math.min(2, Math.floor(key.length / 2));
    const meant = nearestWord(key, Object.keys(entries), edits);
    return meant === undefined ? "Unknown property" : `Did you mean ${meant}?`;
  });
