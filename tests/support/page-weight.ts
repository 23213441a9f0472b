import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { attribute, type BuiltPage, builtFile } from "./built-pages.ts";

/** What a page weighs, in KiB, each kind of file as it is sent: text with Brotli. */
export interface PageWeight {
  HTML: number;
  /** The styles that stand in the HTML, compressed by themselves. */
  "styles in it": number;
  /** Script that comes without a certain gesture: the page is fully interactive with it. */
  script: number;
  fonts: number;
  /** What a phone fetches before the load event. */
  pictures: number;
}

const kib = (bytes: number) => bytes / 1024;

/** Bytes of a file of the site as it is sent. */
function sent(path: string): number {
  const isText = /\.(html|js|css|svg|json)$/.test(path);
  return statSync(builtFile(isText ? `${path}.br` : path)).size;
}

const sumOf = (paths: Iterable<string>) =>
  kib([...paths].reduce((sum, path) => sum + sent(path), 0));

/** The scripts that a page names. */
const ownScripts = (html: string): ReadonlySet<string> =>
  new Set(html.match(/\/assets\/[\w.-]+\.js\b/g));

/** A phone as Lighthouse simulates it. */
const phone = { width: 412, density: 1.75 } as const;

/** The file that a phone chooses of a preloaded picture. */
function phonePicture(candidates: string, sizes: string): string {
  const share = Number(/(\d+)vw/.exec(sizes)?.[1] ?? 100) / 100;
  const wanted = phone.width * phone.density * share;
  const files = candidates
    .split(",")
    .map((candidate) => candidate.trim().split(" "))
    .map(([path = "", width = ""]) => ({ path, width: Number.parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width);
  const file = files.find(({ width }) => width >= wanted) ?? files.at(-1);
  if (file === undefined) throw new Error(`No picture is named in "${candidates}".`);
  return file.path;
}

/** What a phone fetches for pictures before the load event: the hero, and drawings of the styles. */
function earlyPictures({ document }: BuiltPage, style: string): ReadonlySet<string> {
  const preloads = document.querySelectorAll("link[rel=preload][as=image]");
  const forPhones = preloads.filter((link) => !attribute(link, "media")?.includes("min-width"));
  return new Set([
    ...forPhones.map((link) =>
      phonePicture(attribute(link, "imagesrcset") ?? "", attribute(link, "imagesizes") ?? ""),
    ),
    ...Array.from(style.matchAll(/url\((\/assets\/[^)]+)\)/g), ([, path = ""]) => path),
  ]);
}

/** What the page at an address weighs. */
export function weigh(page: BuiltPage): PageWeight {
  const { path, html, document } = page;
  const style = document.querySelector("style")?.text ?? "";
  const fonts = document.querySelectorAll("link[rel=preload][as=font]");
  return {
    HTML: kib(sent(path === "/" ? "/index.html" : `${path}.html`)),
    "styles in it": kib(brotliCompressSync(style).length),
    script: sumOf(ownScripts(html)),
    fonts: sumOf(fonts.map((link) => attribute(link, "href") ?? "")),
    pictures: sumOf(earlyPictures(page, style)),
  };
}
