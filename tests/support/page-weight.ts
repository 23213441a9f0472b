import { readdirSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { webFonts } from "#src/design/web-fonts.ts";
import { attribute as hydrationAttribute } from "#src/hydration/protocol.ts";
import { attribute, type BuiltPage, builtFile, readBuiltFile } from "./built-pages.ts";

/** Transfer size in KiB; text is compressed with Brotli. */
export interface PageWeight {
  html: number;
  /** The inlined styles, compressed by themselves. */
  styles: number;
  /** The stylesheet that all pages share. */
  stylesheet: number;
  /** Scripts that load without a certain interaction. */
  script: number;
  /** The web fonts, which every page adds after its first paint. */
  fonts: number;
  /** Pictures that a phone loads before the load event. */
  pictures: number;
}

const kib = (bytes: number) => bytes / 1024;

/** Transfer size of a file in bytes. */
function transferSize(path: string): number {
  const isText = /\.(html|js|css|svg|json)$/.test(path);
  return statSync(builtFile(isText ? `${path}.br` : path)).size;
}

const sumOf = (paths: Iterable<string>) =>
  kib([...paths].reduce((sum, path) => sum + transferSize(path), 0));

/** The scripts of a page, its content included. */
function ownScripts({ document }: BuiltPage): readonly string[] {
  const { files } = hydrationAttribute;
  const list = attribute(document.querySelector(`script[${files}]`), files) ?? "";
  return list.split(" ").filter((url) => url.endsWith(".js"));
}

/** Lighthouse's phone. */
const phone = { width: 412, density: 1.75 } as const;

/** The file of a preloaded picture that a phone chooses. */
function phonePicture(candidates: string, sizes: string): string {
  const share = Number(/(\d+)vw/.exec(sizes)?.[1] ?? 100) / 100;
  const minWidth = phone.width * phone.density * share;
  const files = candidates
    .split(",")
    .map((candidate) => candidate.trim().split(" "))
    .map(([path = "", width = ""]) => ({ path, width: Number.parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width);
  const file = files.find(({ width }) => width >= minWidth) ?? files.at(-1);
  if (file === undefined) throw new Error(`Expected a picture in "${candidates}".`);
  return file.path;
}

/** The pictures that a phone loads early: the hero and those of the styles. */
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

/** Many pages have the same styles, and compressing them takes long. */
const stylesSizes = new Map<string, number>();

function compressedSize(style: string): number {
  const known = stylesSizes.get(style);
  if (known !== undefined) return known;
  const size = brotliCompressSync(style).length;
  stylesSizes.set(style, size);
  return size;
}

export function weigh(page: BuiltPage): PageWeight {
  const { path, document } = page;
  const style = document.querySelector("style")?.text ?? "";
  return {
    html: kib(transferSize(path === "/" ? "/index.html" : `${path}.html`)),
    styles: kib(compressedSize(style)),
    stylesheet: sumOf(
      document
        .querySelectorAll("link[rel=stylesheet]")
        .map((link) => attribute(link, "href") ?? ""),
    ),
    script: sumOf(ownScripts(page)),
    fonts: sumOf(webFonts.map(({ url }) => url)),
    pictures: sumOf(earlyPictures(page, style)),
  };
}

/**
 * Transfer size in KiB of a script that a page loads on demand, with the scripts that it names and the
 * page has not loaded yet.
 */
export function weighOnDemand(page: BuiltPage, name: string): number {
  const isNamed = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const file = readdirSync(builtFile("assets")).find((each) => isNamed.test(each));
  if (file === undefined) throw new Error(`Expected a script ${name} in the build.`);
  const own = new Set(ownScripts(page));
  const named = readBuiltFile(`assets/${file}`).match(/[\w.-]+-[\w-]{8}\.js\b/g) ?? [];
  const paths = new Set([file, ...named].map((each) => `/assets/${each}`));
  return sumOf([...paths].filter((path) => !own.has(path)));
}
