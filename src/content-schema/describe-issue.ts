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
  const meant = new Map(
    issues
      .filter(({ issue }) => isUnknownKey(issue))
      .map(({ path }) => [path, keyMeant(schema, path)]),
  );
  const misspelt = new Set(meant.values());
  return issues
    .filter(({ path, issue }) => !(misspelt.has(path) && issue.received === "undefined"))
    .map(({ path, issue }) => {
      const right = meant.get(path);
      return {
        path,
        message:
          right === undefined ? messageOf(issue) : `Did you mean ${keysOfPath(right).at(-1)}?`,
      };
    });
}

/** One line for a mistake. */
export const inOneLine = (file: string, { path, message }: Mistake): string =>
  `${file}, ${path || "as a whole"}: ${message}`;

/** One line for each mistake of a value in a content file. */
export const mistakesIn = (file: string, schema: v.GenericSchema, value: unknown): string[] =>
  mistakesOf(schema, value).map((mistake) => inOneLine(file, mistake));

const isUnknownKey = ({ type, expected }: v.GenericIssue) =>
  type === "strict_object" && expected === "never";

const keysOfPath = (path: string) => path.split(".");

/** The path with the key that an unknown one with a typing error or two means; undefined without any. */
function keyMeant(schema: v.GenericSchema, path: string): string | undefined {
  const keys = keysOfPath(path);
  const key = keys.pop() ?? "";
  const known = keys.reduce(partsOf, [schema]).flatMap((part) => Object.keys(entriesOf(part)));
  const meant = nearestWord(key, known, Math.min(2, Math.floor(key.length / 2)));
  return meant === undefined ? undefined : [...keys, meant].join(".");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The schemas that a schema stands for: those that it wraps, or the shapes that it allows. */
function shapesOf(schema: unknown): unknown[] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema.wrapped)) return shapesOf(schema.wrapped);
  return Array.isArray(schema.options) ? schema.options.flatMap(shapesOf) : [schema];
}

const entriesOf = (schema: unknown) =>
  isRecord(schema) && isRecord(schema.entries) ? schema.entries : {};

/** The schemas at a key of any of these: of an entry, or of every item of a list or record. */
const partsOf = (schemas: readonly unknown[], key: string): unknown[] =>
  schemas
    .flatMap(shapesOf)
    .flatMap((shape) => (isRecord(shape) ? [entriesOf(shape)[key], shape.item, shape.value] : []))
    .flatMap(shapesOf);

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
  if (isUnknownKey(issue)) return "Unknown setting";
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
  Object: "settings in braces {}",
};

/** Valibot's name of a type or of a choice, such as ("list" | "accordion"), in words. */
const inWords = (expected: string): string =>
  expected
    .replace(/^\(|\)$/g, "")
    .split(" | ")
    .map((type) => typeNames[type] ?? type)
    .join(" or ");
