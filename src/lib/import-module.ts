import { fetchFile } from "./fetch-file.ts";

/**
 * Runs a dynamic import once all its files are in the browser's cache. Firefox and many a Chromium never
 * request a module again that failed once, so the import alone could not be repeated. The build puts this
 * around each dynamic import (src/build/module-fetch-plugin.ts).
 *
 * @param files Paths of the module and of what it imports, without the leading slash.
 * @throws Error whose message begins with "ChunkLoadError": at any other, the router reloads the page,
 *   which ends at the browser's error page without a connection
 */
export async function importModule<Module>(
  runImport: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchFile(`/${file}`)));
    return await runImport();
  } catch (error) {
    throw new Error(`ChunkLoadError: ${error}`);
  }
}
