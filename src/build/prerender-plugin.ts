import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { businessDetails } from "../content/business.ts";
import type { Business } from "../content/business-schema.ts";
import { unlistedAreas } from "../domain/unlisted-areas.ts";
import { writeAreaFiles } from "./area-files.ts";
import { resolveBusiness } from "./business-plugin.ts";
import { compressSite } from "./compress-site.ts";
import { criticalCss, lateCss } from "./critical-css.ts";
import { assertNoInlineCode, contentSecurityPolicy } from "./hosting/content-security-policy.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { compileBootstrap } from "./hydration-bootstrap.ts";
import { pageHtml, type SharedParts, speculationRules } from "./page-html.ts";
import { serverFolder, siteFolder } from "./site-folder.ts";

/** What src/server.tsx gives to the build. */
type Server = typeof import("../server.tsx");

const unlistedSlugs: ReadonlySet<string> = new Set(Object.keys(unlistedAreas));

/** Where there are more further areas than this, their pages are compressed quickly. */
const many = 50;

/** Whether a file is the page or the content of one of many further areas. */
const isOneOfMany = (file: string) =>
  unlistedSlugs.size > many && unlistedSlugs.has(/\/([^/]+)\.(html|json)$/.exec(file)?.[1] ?? "");

/** The file of an address: `about.html` for /about, so that the address answers without a redirect. */
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The script files that modules need at once, those that others build on first. */
function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
  };
  for (const key of keys) visit(key);
  return [...files].map((file) => `/${file}`);
}

/** What the build made of the bundles. */
interface Bundles {
  manifest: Manifest;
  /** The text of the stylesheet. */
  css: string;
  parts: Omit<SharedParts, "areas">;
}

async function readBundles(): Promise<Bundles> {
  const read = (file: string) => readFile(join(siteFolder, file), "utf8");
  const manifest: Manifest = JSON.parse(await read(".vite/manifest.json"));
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  if (stylesheet === undefined) {
    throw new Error("The client's build has no stylesheet: see vite.config.ts.");
  }
  const [template, css, bootstrap] = await Promise.all([
    read("index.html"),
    read(stylesheet),
    compileBootstrap(),
  ]);
  await writeFile(join(siteFolder, stylesheet), lateCss(css));
  const parts = {
    template,
    bootstrap,
    stylesheet: `/${stylesheet}`,
    hasUnlistedAreas: unlistedSlugs.size > 0,
  };
  return { manifest, css, parts };
}

/** Renders the page of every URL, and the not-found page. */
async function renderPages(server: Server) {
  const pages = [
    ...server.pagePaths.map((path) => ({ path, file: fileOf(path), wanted: 200 })),
    { path: "/404", file: "404.html", wanted: 404 },
  ];
  const rendered = [];
  for (const { path, file, wanted } of pages) {
    const page = await server.renderPage(path);
    if (page.status !== wanted) {
      throw new Error(
        `${path} answers ${page.status}; ${wanted} is wanted. It has to stand in src/domain/site-paths.ts and to have a route in src/routes.`,
      );
    }
    rendered.push({ ...page, path, file, kind: page.routes.join(" ") });
  }
  return rendered;
}

/**
 * Writes every address to a file, the not-found page to 404.html, and what hosts are told about
 * them; returns how many pages there are.
 */
async function prerender(business: Business): Promise<number> {
  const server: Server = await import(pathToFileURL(resolve(serverFolder, "server.js")).href);
  await server.checkAllContent();
  const { manifest, css, parts: bundled } = await readBundles();
  const parts = { ...bundled, areas: await writeAreaFiles(await server.readAllAreas()) };
  const pages = await renderPages(server);
  // Pages of one kind share their inlined styles: the site's policy has to name each of them.
  const styles = new Map<string, string>();
  for (const { kind } of pages) {
    if (styles.has(kind)) continue;
    const bodies = pages.filter((page) => page.kind === kind).map(({ body }) => body);
    styles.set(kind, criticalCss(css, bodies));
  }
  const policyOf = (...inlined: string[]) =>
    contentSecurityPolicy(business, {
      scripts: [parts.bootstrap, speculationRules],
      styles: inlined,
    });
  for (const { path, file, status, routes, kind, head, body } of pages) {
    const style = styles.get(kind) ?? "";
    const keys = routes.map((route) => `src/routes/${route}.tsx?tsr-split=component`);
    const scripts = scriptsOf(manifest, [...keys, "index.html"]);
    // The not-found page logs its path, and looks for a page of that name in lower case.
    const isEager = status === 404;
    const html = pageHtml(parts, { head, body, style, policy: policyOf(style), scripts, isEager });
    assertNoInlineCode(path, html);
    const target = join(siteFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }
  await writeHosting(siteHeaders(policyOf(...new Set(styles.values()))), business);
  return pages.length;
}

/**
 * Draws every page to a complete HTML file once the bundles are built: one file an address and
 * 404.html, each with its compressed copies; and writes what each host needs to serve them.
 */
export function prerenderPlugin(environment = process.env): Plugin {
  const { business } = resolveBusiness(businessDetails, environment);
  return {
    name: "prerender",
    buildApp: {
      order: "post",
      async handler({ environments: { client, ssr }, build, config }) {
        if (client === undefined || ssr === undefined) {
          throw new Error("Vite made no client and ssr environments: see vite.config.ts.");
        }
        await build(client);
        await build(ssr);
        const count = await prerender(business);
        await rm(join(siteFolder, ".vite"), { recursive: true });
        await compressSite(siteFolder, isOneOfMany);
        config.logger.info(`Prerendered ${count} pages.`);
      },
    },
  };
}
