import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalArea } from "../content/read-area.ts";
import { siteFolder } from "./site-folder.ts";

/**
 * Writes the content of every local page to a file of its own, for visitors who come from another
 * page and for the script that takes a page over. The folder's name carries a hash of all of them,
 * so they may be kept for good, and the script of an older page never meets newer content.
 *
 * @returns the folder's name, below /assets
 */
export async function writeAreaFiles(areas: readonly LocalArea[]): Promise<string> {
  const files = areas.map((area) => ({ slug: area.page.slug, text: JSON.stringify(area) }));
  const hash = createHash("sha256");
  for (const { text } of files) hash.update(text);
  const name = `areas-${hash.digest("hex").slice(0, 8)}`;
  const folder = join(siteFolder, "assets", name);
  await mkdir(folder, { recursive: true });
  for (const { slug, text } of files) await writeFile(join(folder, `${slug}.json`), text);
  return name;
}
