import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { siteFolder } from "#src/build/site-folder.ts";
import { sitePaths } from "#src/domain/pages.ts";

export interface BuiltPage {
  /** /404 for the not-found page. */
  path: string;
  html: string;
  document: HTMLElement;
  /** The main element without scripts, styles and drawings. */
  main: HTMLElement;
}

export const builtFile = (path: string) => join(siteFolder, path);

export function readBuiltFile(path: string): string {
  try {
    return readFileSync(builtFile(path), "utf8");
  } catch {
    throw new Error(`${builtFile(path)} is missing. Run npm run build.`);
  }
}

function readBuiltPage(path: string): BuiltPage {
  const html = readBuiltFile(path === "/" ? "index.html" : `${path}.html`);
  // By default, what is in <noscript> is text.
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const main = parse(element(document, "main").outerHTML);
  for (const excluded of main.querySelectorAll("script, style, svg")) excluded.remove();
  return { path, html, document, main };
}

const pages = new Map<string, BuiltPage>();

/** Reads a page once. */
export function builtPage(path: string): BuiltPage {
  const page = pages.get(path) ?? readBuiltPage(path);
  pages.set(path, page);
  return page;
}

/** Every page with a path; without the not-found page. */
export const builtPages = (): readonly BuiltPage[] => sitePaths.map(builtPage);

/** The first element that matches; throws if there is none. */
export function element(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector(selector);
  if (found === null) throw new Error(`Expected an element for ${selector}.`);
  return found;
}

/** The text of an element with normalized white space. */
export const textOf = (of: HTMLElement): string => of.structuredText.replace(/\s+/g, " ").trim();

export const attribute = (of: HTMLElement | null, name: string): string | null =>
  of?.getAttribute(name) ?? null;

/** The content of a meta element, such as `description` or `og:title`. */
export const headValue = ({ document }: BuiltPage, name: string): string | null =>
  attribute(document.querySelector(`meta[name="${name}"], meta[property="${name}"]`), "content");

export const canonical = ({ document }: BuiltPage): string | null =>
  attribute(document.querySelector('link[rel="canonical"]'), "href");

/** The section with this heading, or the main element if the heading is in none. */
export function sectionOf(page: BuiltPage, heading: string): HTMLElement {
  const found = page.main
    .querySelectorAll("h1, h2, h3, h4")
    .find((candidate) => textOf(candidate) === heading);
  if (found === undefined) throw new Error(`Expected the heading "${heading}" on ${page.path}.`);
  return found.closest("section, details") ?? page.main;
}
