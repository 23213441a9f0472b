import { expect, test } from "@playwright/test";
import { attribute, builtPage, builtPages, words } from "../support/built-pages.ts";

const everyPage = () => [...builtPages(), builtPage("/404")];

test("Every page has one main heading", () => {
  for (const { path, document } of everyPage()) {
    expect(document.querySelectorAll("h1").map(words), path).toHaveLength(1);
  }
});

test("The headings of every page step down one level at a time", () => {
  for (const { path, document } of everyPage()) {
    let above = 0;
    for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
      const level = Number(heading.tagName.slice(1));
      expect(
        level,
        `${path}: "${words(heading)}" follows a heading of level ${above}`,
      ).toBeLessThan(above + 2);
      expect(words(heading), path).not.toBe("");
      above = level;
    }
  }
});

test("Every picture keeps its place while it loads, and is described in words", () => {
  let count = 0;
  for (const { path, document } of everyPage()) {
    for (const picture of document.querySelectorAll("img")) {
      const which = `${path}: ${attribute(picture, "src")}`;
      expect(attribute(picture, "width"), which).toMatch(/^[1-9]\d*$/);
      expect(attribute(picture, "height"), which).toMatch(/^[1-9]\d*$/);
      expect(attribute(picture, "alt"), which).toMatch(/.{20}/);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test("A page with illustrations says once that they are no photographs of our work", () => {
  const note = "illustrations of the kind of work we lay";
  for (const { path, main } of builtPages()) {
    const shown = main.querySelectorAll("picture").length > 0;
    expect(words(main).split(note).length - 1, path).toBe(shown ? 1 : 0);
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
