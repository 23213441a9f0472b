import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PictureEntry } from "../../content-schema/check-pictures.ts";
import { ContentError } from "../../content-schema/content-error.ts";
import { readMaster } from "./picture-plan.ts";

export const mastersFolder = "src/content/pictures/masters";

/** Files of the folder that no entry names, such as an illustration that a photograph has replaced. */
export async function findUnusedMasters(
  entries: Readonly<Record<string, PictureEntry>>,
  folder: string,
): Promise<string[]> {
  const listed = new Set(Object.values(entries).map(({ file }) => file));
  return (await readdir(folder)).filter((file) => !listed.has(file) && !file.startsWith("."));
}

/**
 * Checks that the file of every picture exists, can be read and is large enough.
 *
 * @throws ContentError with one line per mistake
 */
export async function checkMasters(
  entries: Readonly<Record<string, PictureEntry>>,
  folder = mastersFolder,
): Promise<void> {
  const mistakes: string[] = [];
  for (const [name, { file }] of Object.entries(entries)) {
    try {
      await readMaster(name, file, join(folder, file));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
