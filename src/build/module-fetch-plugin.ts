import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const entry = fileURLToPath(new URL("../lib/import-module.ts", import.meta.url));

/** Makes the built site run each dynamic import by `importModule` in place of Vite's own preload helper. */
export const moduleFetchPlugin = (): Plugin => ({
  name: "module-fetch",
  enforce: "pre",
  apply: "build",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { importModule as __vitePreload } from ${JSON.stringify(entry)};`
      : null,
});
