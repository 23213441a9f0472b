import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalArea } from "../content/read-area.ts";
import { siteFolder } from "./site-folder.ts";

/**
 * Writes the content of every local page to a JSON file, which client navigations and hydration
 * fetch (src/routes/-area-content.ts). The name of their folder has a hash of all files: they can be
 * cached for good, and a page of an older release never gets newer content.
 *
 * @returns the name of the folder below /assets
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
