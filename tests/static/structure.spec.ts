import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import {
  attribute,
  builtFile,
  builtPage,
  builtPages,
  readBuiltFile,
  textOf,
} from "../support/built-pages.ts";
import { uniquePaths } from "../support/unique-paths.ts";

const everyPage = () => [...builtPages(), builtPage("/404")];

test("Every page has one main heading", () => {
  for (const { path, document } of everyPage()) {
    expect(document.querySelectorAll("h1").map(textOf), path).toHaveLength(1);
  }
});

test("The headings of every page step down one level at a time", () => {
  const faults: string[] = [];
  for (const { path, document } of everyPage()) {
    let above = 0;
    for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
      const level = Number(heading.tagName.slice(1));
      const text = textOf(heading);
      if (text === "") faults.push(`${path}: an empty heading of level ${level}`);
      if (level > above + 1) faults.push(`${path}: "${text}" follows a heading of level ${above}`);
      above = level;
    }
    expect(above, path).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
});

test("Every picture keeps its place while it loads, and is described in words", () => {
  let count = 0;
  const faults: string[] = [];
  for (const { path, document } of everyPage()) {
    for (const picture of document.querySelectorAll("img")) {
      const wanted = { width: /^[1-9]\d*$/, height: /^[1-9]\d*$/, alt: /.{20}/ };
      for (const [name, shape] of Object.entries(wanted)) {
        if (shape.test(attribute(picture, name) ?? "")) continue;
        faults.push(`${path}: ${attribute(picture, "src")} has no ${name}`);
      }
      count += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test("A page with illustrations says once that they are no photographs of our work", () => {
  const note = "illustrations of the kind of work we lay";
  for (const { path, main } of builtPages()) {
    const shown = main.querySelectorAll("picture").length > 0;
    expect(textOf(main).split(note).length - 1, path).toBe(shown ? 1 : 0);
  }
});

test("Every page marks the links that lead to itself, and no others, as the current page", () => {
  for (const { path, document } of uniquePaths.map(builtPage)) {
    const links = document.querySelectorAll("a");
    const marked = links.filter((link) => attribute(link, "aria-current") === "page");
    const leading = links.filter((link) => attribute(link, "href") === path);
    expect(marked.map(textOf), path).toEqual(leading.map(textOf));
  }
});

test("No page carries a style attribute, which a strict content policy would refuse", () => {
  const styled = everyPage().flatMap(({ path, document }) =>
    document
      .querySelectorAll("[style]")
      .map((found) => `${path}: <${found.rawTagName} style="${attribute(found, "style")}">`),
  );
  expect(styled).toEqual([]);
});

test("Every page runs its scripts in small steps: what others build on comes first", () => {
  const tooEarly: string[] = [];
  for (const { path, document } of everyPage()) {
    const list = attribute(document.querySelector("script[data-modules]"), "data-modules") ?? "";
    const files = list.split(" ");
    expect(files.length, path).toBeGreaterThan(2);
    for (const [place, file] of files.entries()) {
      const needed = readBuiltFile(file).matchAll(/\b(?:from|import)"\.(\/[\w.-]+\.js)"/g);
      for (const [, other] of needed) {
        const at = files.indexOf(`/assets${other}`);
        if (at === -1 || at > place) tooEarly.push(`${path}: ${file} comes before ${other}`);
      }
    }
  }
  expect(tooEarly).toEqual([]);
});

test("Every script asks to be compiled in the background, in its first line", () => {
  const scripts = readdirSync(builtFile("assets")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  const without = scripts.filter(
    (file) => !readBuiltFile(`/assets/${file}`).startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(without).toEqual([]);
});
