import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { guidePriceIncludes } from "../content/figures.ts";
import { priceItemsWith } from "../content/guide-price-items.ts";
import { promises } from "../content/promises.ts";
import type { Business } from "../content-schema/business-schema.ts";
import { kindOf, pages } from "../domain/pages.ts";
import { compressSite } from "./compress-site.ts";
import { criticalCss } from "./critical-css.ts";
import { assertNoInlineCode, contentSecurityPolicy } from "./hosting/content-security-policy.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import {
  findPromises,
  picturesNote,
  promisesNote,
  unsaidItemsNote,
  wordingNote,
} from "./owner-notes.ts";
import {
  compileBootstrap,
  firstScreenOf,
  pageHtml,
  type SharedHtml,
  waitForStyles,
} from "./page-html.ts";
import { serverFolder, siteFolder } from "./site-folder.ts";

type Server = typeof import("../server.tsx");

/** The file of a path: `about.html` for /about, which hosts serve without a redirect. */
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** URLs of the static imports of manifest entries and of the entries, dependencies first. */
function moduleUrlsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) {
      throw new Error(`Expected ${key} in the client's manifest, got none: correct the key.`);
    }
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
  };
  for (const key of keys) visit(key);
  return [...files].map((file) => `/${file}`);
}

async function readBundles() {
  const read = (file: string) => readFile(join(siteFolder, file), "utf8");
  const manifest: Manifest = JSON.parse(await read(".vite/manifest.json"));
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  if (stylesheet === undefined) {
    throw new Error(
      "Expected a stylesheet in the client build, got none: set cssCodeSplit to false in vite.config.ts.",
    );
  }
  const [template, css, bootstrap] = await Promise.all([
    read("index.html"),
    read(stylesheet),
    compileBootstrap(),
  ]);
  const shared: SharedHtml = { template, bootstrap, stylesheet: `/${stylesheet}` };
  return { manifest, css, shared };
}

async function renderPages(server: Server) {
  const rendered = [];
  for (const { path, content } of [...pages, { path: "/404", content: "not-found" }]) {
    const expected = path === "/404" ? 404 : 200;
    const page = await server.renderPage(path);
    if (page.status !== expected) {
      throw new Error(
        `Expected ${path} to render with status ${expected}, got ${page.status}: it needs an entry in src/domain/pages.ts and a route in src/routes.`,
      );
    }
    rendered.push({ ...page, path, content, kind: kindOf(content) });
  }
  return rendered;
}

/** Writes every page to a file, and the configurations of hosts. Returns the body of each page by its path. */
async function prerender(business: Business) {
  const server: Server = await import(pathToFileURL(resolve(serverFolder, "server.js")).href);
  await server.checkAllContent();
  const { manifest, css, shared } = await readBundles();
  const rendered = await renderPages(server);
  // Pages of one kind share their styles, which keeps the list of hashes in the policy short.
  const styles = new Map<string, string>();
  for (const { kind } of rendered) {
    if (styles.has(kind)) continue;
    const screens = rendered
      .filter((page) => page.kind === kind)
      .map(({ path, body }) => firstScreenOf(path, body));
    styles.set(kind, criticalCss(css, screens));
  }
  const policyOf = (...inlined: string[]) =>
    contentSecurityPolicy(business, {
      scripts: [shared.bootstrap, waitForStyles],
      styles: inlined,
    });
  for (const { path, content, kind, head, body } of rendered) {
    const style = styles.get(kind) ?? "";
    // The not-found page is part of the site's own files.
    const loaded = path === "/404" ? [] : [`src/content/${content}.ts`];
    const moduleUrls = moduleUrlsOf(manifest, ["index.html", ...loaded]);
    const html = pageHtml(shared, {
      head,
      body,
      style,
      policy: policyOf(style),
      moduleUrls,
    });
    assertNoInlineCode(path, html);
    const target = join(siteFolder, fileOf(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }
  await writeHosting(siteHeaders(policyOf(...new Set(styles.values()))), business);
  return new Map(rendered.map(({ path, body }) => [path, body]));
}

/** Prerenders the site once both bundles are built, with compressed copies, and the configurations of hosts. */
export function prerenderPlugin(business: Business): Plugin {
  return {
    name: "prerender",
    config(_, { command }) {
      // Hosts set it to what they like, and with any other value React's development build is published.
      if (command === "build") process.env.NODE_ENV = "production";
    },
    buildApp: {
      order: "post",
      async handler({ environments: { client, ssr }, build, config }) {
        if (client === undefined || ssr === undefined) {
          throw new Error(
            "Expected the environments client and ssr, got others: see vite.config.ts.",
          );
        }
        await build(client);
        await build(ssr);
        const bodies = await prerender(business);
        await rm(join(siteFolder, ".vite"), { recursive: true });
        await compressSite(siteFolder);
        config.logger.info(`Prerendered ${bodies.size} pages.`);
        const notes = [
          promisesNote(promises, findPromises("src/content")),
          unsaidItemsNote(priceItemsWith(guidePriceIncludes, "not said")),
          wordingNote(bodies),
          picturesNote(bodies),
        ];
        for (const note of notes.filter((text) => text !== "")) config.logger.warn(note);
      },
    },
  };
}
