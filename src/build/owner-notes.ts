import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "../domain/keys-of.ts";

/** Words that an owner's texts do better without, each with what to write (docs/specification.md#voice). */
const advice: readonly (readonly [words: RegExp, instead: string])[] = [
  [
    /premier|transform your|look no further|one-stop|world[- ]class|second to none|stunning|seamless|elevate|nestled|!/gi,
    "say what was done, in figures",
  ],
  [/\be-mail/gi, "email"],
  [/\bstorm[ -]water/gi, "stormwater"],
  [/\bsub ?base/gi, "sub-base"],
  [/\breseal\b/gi, "re-seal"],
  [/\blorr(?:y|ies)\b/gi, "truck"],
  [/\bcar parks?\b/gi, "parking area, or parking lot"],
  [
    /\b(?:an?|the|your|our|my|each|every|this|these|steep|long|straight|private|shared|wide|narrow|old|new) drives?\b(?! from)/gi,
    "driveway",
  ],
];

/** The only exclamation mark that the specification gives a page. */
const specified = "Oops! Page not found";

/** Advice to an owner on marketing words and other spellings, by the HTML of each page's body; empty without any. */
export function wordingNote(pages: ReadonlyMap<string, string>): string {
  const lines = [...pages].flatMap(([path, body]) => {
    const text = body
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]*>/g, " ")
      .replace(specified, "");
    return advice.flatMap(([words, instead]) =>
      [...new Set(text.match(words))].map((found) => `  ${path}: "${found}": ${instead}`),
    );
  });
  return lines.length === 0 ? "" : ["Advice on words:", ...lines].join("\n");
}

/** On more pages than this, visitors see a picture too often. */
const mostPages = 3;

/** Advice to an owner on pictures that are on too many pages, by the HTML of each page's body; empty without any. */
export function picturesNote(pages: ReadonlyMap<string, string>): string {
  const pathsOf = new Map<string, Set<string>>();
  for (const [path, body] of pages) {
    for (const [, name = ""] of body.matchAll(/\/pictures\/([a-z-]+?)(?:-phone)?-\d+\./g)) {
      pathsOf.set(name, (pathsOf.get(name) ?? new Set()).add(path));
    }
  }
  const lines = [...pathsOf]
    .filter(([, paths]) => paths.size > mostPages)
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([name, paths]) => `  ${name} (${paths.size}): ${[...paths].join(", ")}`);
  if (lines.length === 0) return "";
  return [`Advice on pictures: each of these is on more than ${mostPages} pages.`, ...lines].join(
    "\n",
  );
}

/** The keys of the promises that a content file makes, as `toConfirm` marks them. */
const markedIn = (text: string): string[] =>
  Array.from(text.matchAll(/\btoConfirm\(\s*"([a-z-]+)"/g), ([, key = ""]) => key);

/** The content files that make each promise; `folder` is that of the content. */
export function findPromises(folder: string): ReadonlyMap<string, readonly string[]> {
  const filesOf = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  for (const file of files.filter((name) => name.endsWith(".ts"))) {
    for (const key of new Set(markedIn(readFileSync(join(folder, file), "utf8")))) {
      filesOf.set(key, [...(filesOf.get(key) ?? []), file.replaceAll("\\", "/")]);
    }
  }
  return filesOf;
}

/** Counts the promises that the owner has not confirmed, and names their files; empty where none is left. */
export function promisesNote<Name extends string>(
  promises: Readonly<Record<Name, { promise: string; confirmed: boolean }>>,
  filesOf: ReadonlyMap<string, readonly string[]>,
): string {
  const left = keysOf(promises).flatMap((key) => {
    const files = filesOf.get(key) ?? [];
    const { promise, confirmed } = promises[key];
    return confirmed || files.length === 0 ? [] : [`  ${promise} (${files.join(", ")})`];
  });
  if (left.length === 0) return "";
  return `Promises for the owner to confirm (${left.length}), in src/content/promises.ts:\n${left.join("\n")}`;
}

/** Asks about the items of the guide price that the owner has not decided on; empty without any. */
export const unsaidItemsNote = (names: readonly string[]): string =>
  names.length === 0
    ? ""
    : `Does the guide price include these (${names.length})? Say "yes" or "no" in guidePriceIncludes, src/content/figures.ts:\n  ${names.join("\n  ")}`;
