import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { fontFiles } from "../design/fonts.ts";
import { criticalCss } from "./critical-css.ts";
import { lateLoader } from "./late-loader.ts";
import { serverFolder, siteFolder } from "./site-folder.ts";

/** What src/server.tsx gives to the build. */
type Server = typeof import("../server.tsx");

/** The file of an address: `about.html` for /about, so that the address answers without a redirect. */
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The script files that a module needs at once, in the order they are to be fetched. */
function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files].map((file) => `/${file}`);
}

/**
 * Draws every page to a complete HTML file after the bundles are built: one file an address and
 * 404.html. Each page carries the styles it needs and the late loader; its script is fetched after
 * it has been painted.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: "prerender",
    buildApp: {
      order: "post",
      async handler({ environments: { client, ssr }, build, config }) {
        if (client === undefined || ssr === undefined)
          throw new Error("Vite made no client and ssr environments.");
        await build(client);
        await build(ssr);
        const [template, manifestText] = await Promise.all([
          readFile(join(siteFolder, "index.html"), "utf8"),
          readFile(join(siteFolder, ".vite/manifest.json"), "utf8"),
        ]);
        const manifest: Manifest = JSON.parse(manifestText);
        const entry = manifest["index.html"];
        const stylesheet =
          entry?.css?.[0] ??
          Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
        if (entry === undefined || stylesheet === undefined)
          throw new Error("The build has no entry or no stylesheet.");
        const css = await readFile(join(siteFolder, stylesheet), "utf8");
        const loader = await lateLoader();
        const { checkAllContent, renderPage, pagePaths }: Server = await import(
          pathToFileURL(resolve(serverFolder, "server.js")).href
        );
        await checkAllContent();

        const page = async (path: string, file: string, wanted: number) => {
          const { status, head, body, routes } = await renderPage(path);
          if (status !== wanted)
            throw new Error(
              `${path} answers ${status}; ${wanted} is wanted. Is it in src/content/site-paths.ts and in src/routes?`,
            );
          const modules = scriptsOf(manifest, [
            "index.html",
            ...routes.map((route) => `src/routes/${route}.tsx?tsr-split=component`),
          ]);
          const html = template
            // The bundle as Vite emits it would hold up the first paint; the late loader fetches it.
            .replace(/\s*<script type="module"[^>]*><\/script>/, "")
            .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
            .replace(/\s*<!--(?!head)[\s\S]*?-->/g, "")
            .replace(
              "<!--head-->",
              () =>
                `${head}${Object.values(fontFiles)
                  .map(
                    (font) =>
                      `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
                  )
                  .join(
                    "",
                  )}<style>${criticalCss(css, body)}</style><script data-entry="/${entry.file}" data-styles="/${stylesheet}" data-modules="${modules.join(" ")}">${loader}</script>`,
            )
            .replace(/(<div id="root"[^>]*>)/, (_, opening: string) => opening + body);
          const target = join(siteFolder, file);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, html);
        };
        for (const path of pagePaths) await page(path, fileOf(path), 200);
        await page("/404", "404.html", 404);
        await rm(join(siteFolder, ".vite"), { recursive: true });
        config.logger.info(`Prerendered ${pagePaths.length + 1} pages.`);
      },
    },
  };
}
