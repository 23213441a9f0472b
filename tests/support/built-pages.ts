import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { siteFolder } from "#src/build/site-folder.ts";
import { sitePaths } from "#src/domain/site-paths.ts";

/** A finished page as it lies on the disk, read as a search engine reads it: without a script. */
export interface BuiltPage {
  /** The address that it answers; /404 for the not-found page. */
  path: string;
  html: string;
  document: HTMLElement;
  /** The part between header and footer, without its structured data. */
  main: HTMLElement;
}

/** The file of an address in the finished site. */
export const builtFile = (path: string) => join(siteFolder, path);

/** A file of the finished site as text. */
export function readBuiltFile(path: string): string {
  try {
    return readFileSync(builtFile(path), "utf8");
  } catch {
    throw new Error(`${builtFile(path)} is missing. Build the site first: npm run build.`);
  }
}

/** The page at an address, as it lies there now. */
export function readBuiltPage(path: string): BuiltPage {
  const html = readBuiltFile(path === "/" ? "index.html" : `${path}.html`);
  const document = parse(html);
  const main = parse(element(document, "main").outerHTML);
  for (const unread of main.querySelectorAll("script, style, svg")) unread.remove();
  return { path, html, document, main };
}

const pages = new Map<string, BuiltPage>();

/** The page at an address, read once. */
export function builtPage(path: string): BuiltPage {
  const page = pages.get(path) ?? readBuiltPage(path);
  pages.set(path, page);
  return page;
}

/** Every page that has an address of its own. */
export const builtPages = (): readonly BuiltPage[] => sitePaths.map(builtPage);

/**
 * The one element that a selector finds.
 *
 * @throws Error if there is none
 */
export function element(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** The words of an element with single spaces between them; blocks do not run into each other. */
export const textOf = (of: HTMLElement): string => of.structuredText.replace(/\s+/g, " ").trim();

/** The value of an attribute; null where there is none. */
export const attribute = (of: HTMLElement | null, name: string): string | null =>
  of?.getAttribute(name) ?? null;

/** What the head of a page says under that name: `description`, `og:title`. */
export const headValue = ({ document }: BuiltPage, name: string): string | null =>
  attribute(document.querySelector(`meta[name="${name}"], meta[property="${name}"]`), "content");

/** The canonical address of a page; null where it names none. */
export const canonical = ({ document }: BuiltPage): string | null =>
  attribute(document.querySelector('link[rel="canonical"]'), "href");

/** The part of the page below the heading with these words: its section, or the page if it has none. */
export function sectionOf(page: BuiltPage, heading: string | RegExp): HTMLElement {
  const fits = (text: string) =>
    typeof heading === "string" ? text === heading : heading.test(text);
  const found = page.main
    .querySelectorAll("h1, h2, h3, h4")
    .find((candidate) => fits(textOf(candidate)));
  if (found === undefined) throw new Error(`${page.path} has no heading ${String(heading)}.`);
  return found.closest("section") ?? page.main;
}
