import { expect, test } from "@playwright/test";
import { HTMLElement } from "node-html-parser";
import { guidePriceItems } from "#src/content/guide-price-items.ts";
import { claims } from "#src/content/interface/every-page.ts";
import { guideNotQuote } from "#src/content/interface/planner.ts";
import { areaNames } from "#src/domain/areas.ts";
import { splitQuantities } from "#src/lib/split-quantities.ts";
import { attribute, builtPage, builtPages, readBuiltFile, textOf } from "../support/built-pages.ts";
import { uniquePaths } from "../support/page-kinds.ts";

/** Every sequence of five words in a text. */
function phrasesOf(text: string): ReadonlySet<string> {
  const list = text.toLowerCase().match(/[\p{L}\p{N}²%]+/gu) ?? [];
  return new Set(list.slice(4).map((_, index) => list.slice(index, index + 5).join(" ")));
}

/** The Jaccard index: 0 for nothing in common, 1 for equality. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((phrase) => other.has(phrase)).length;
  return shared / (one.size + other.size - shared);
}

test("wording: local pages share less than half of their phrases", () => {
  const pages = Object.keys(areaNames).map((slug) => {
    const text = textOf(builtPage(`/areas/${slug}`).main);
    return { slug, phrases: phrasesOf(text) };
  });
  const pairs = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      pages: `${one.slug} and ${other.slug}`,
      share: overlap(one.phrases, other.phrases),
    })),
  );
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(({ share }) => share >= 0.5)).toEqual([]);
});

/** The specification repeats the claims, and wants the others beside every table of guide prices. */
const shared = [claims, guideNotQuote, guidePriceItems].join(" ");

test("wording: no sentence of five words is on more than three pages", () => {
  const sentences = uniquePaths.flatMap((path) => {
    const text = builtPage(path).main.querySelectorAll("p, dd, li").map(textOf).join("\n");
    return [...new Set(text.match(/(?:[^\s.!?]\S* ){4}[^.!?\n]*[.!?](?=\s|$)/g))];
  });
  const repeated = sentences.sort().filter((each, index) => each === sentences[index + 3]);
  expect([...new Set(repeated)].filter((each) => !shared.includes(each))).toEqual([]);
});

test("wording: permeable paving always has its dolomite warning", () => {
  const sections = builtPages().flatMap(({ main }) => main.querySelectorAll("section").map(textOf));
  const named = sections.filter((text) => /permeable (pav|block|brick|joint|surface)/i.test(text));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((text) => !/dolomit/i.test(text))).toEqual([]);
});

/** A phone number begins with 0 or +. */
const otherThousands =
  /(?<![\d+.,])(?<!\d )[1-9]\d{0,2}[ ,]\d{3}(?![\d.,]|\s\d)|R\d{4,}|\b\d{4,} (?:k?m|m²|kg|hectares)\b/g;

test("wording: thousands are apart by a space that does not break", () => {
  const found = builtPages().flatMap(({ path, main }) =>
    [...main.text.matchAll(otherThousands)].map(([number]) => `${path}: ${number}`),
  );
  expect(found).toEqual([]);
});

/** The stylesheet that a page links to. */
const stylesheetOf = (document: HTMLElement) =>
  readBuiltFile(attribute(document.querySelector("link[rel=stylesheet]"), "href") ?? "");

/**
 * The texts within an element that have a quantity outside a span of its own, which no line breaks. Buttons
 * repeat a name for screen readers alone.
 */
function breakableTexts(within: HTMLElement, styles: string): string[] {
  return within.childNodes.flatMap((node) => {
    if (node instanceof HTMLElement)
      return node.tagName === "BUTTON" ? [] : breakableTexts(node, styles);
    const quantities = splitQuantities(node.text).filter((_, index) => index % 2 === 1);
    const isUnbroken = styles.includes(`.${within.classNames}{white-space:nowrap}`);
    const isWhole = quantities[0] === node.text && isUnbroken;
    return /[ -]/.test(quantities.join("")) && !isWhole ? [node.text] : [];
  });
}

test("wording: no line parts a number from its unit", () => {
  const found = builtPages().flatMap(({ path, main, document }) =>
    breakableTexts(main, stylesheetOf(document)).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
