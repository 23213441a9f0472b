import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "../domain/keys-of.ts";

/** The keys of the promises that a content file makes, as `toConfirm` marks them. */
const markedIn = (text: string): string[] =>
  Array.from(text.matchAll(/\btoConfirm\(\s*"([a-z-]+)"/g), ([, key = ""]) => key);

/**
 * The content files that make each promise.
 *
 * @param folder - the folder of the content
 */
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

/**
 * Counts the promises that texts make and the owner has not confirmed, and names their files; empty
 * where none is left.
 */
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
