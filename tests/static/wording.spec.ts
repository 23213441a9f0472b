import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { areaNames } from "#src/domain/areas.ts";
import { builtPage, builtPages, textOf } from "../support/built-pages.ts";

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

test("wording: permeable paving always has its dolomite warning", () => {
  let count = 0;
  for (const { path, main } of builtPages()) {
    for (const part of main.querySelectorAll("section")) {
      const text = textOf(part);
      if (!/permeable (pav|block|brick|joint|surface)/i.test(text)) continue;
      count += 1;
      expect(text, `${path}: "${text.slice(0, 60)}" names permeable paving`).toMatch(/dolomit/i);
    }
  }
  expect(count).toBeGreaterThan(0);
});

test("wording: no marketing phrases or exclamation marks", () => {
  const stock =
    /premier|transform your|look no further|one-stop|world[- ]class|second to none|stunning|seamless|elevate|nestled|!/i;
  // The only exclamation mark that the specification gives a page.
  const allowed = "Oops! Page not found";
  for (const { path, main } of builtPages()) {
    const text = textOf(main).replace(allowed, "");
    expect(stock.exec(text)?.[0], `${path}: docs/specification.md#voice`).toBeUndefined();
  }
});

test("wording: every term has one spelling, in all texts of the site", () => {
  const folder = "src/content";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const contents = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  expect(contents.length).toBeGreaterThan(0);
  for (const [right, wrong] of [
    ["email", /\be-mail/i],
    ["stormwater", /\bstorm[ -]water/i],
    ["sub-base", /\b[Ss]ub ?base/],
    ["re-seal", /\breseal\b/i],
    ["truck", /\blorr(?:y|ies)\b/i],
    ["parking area or parking lot", /\bcar parks?\b/i],
    [
      "driveway",
      /\b(?:an?|the|your|our|my|each|every|this|these|steep|long|straight|private|shared|wide|narrow|old|new) drives?\b(?! from)/,
    ],
  ] as const) {
    for (const { file, text } of contents) {
      expect(
        wrong.exec(text)?.[0],
        `${file}: Expected ${right} (docs/specification.md#voice)`,
      ).toBeUndefined();
    }
  }
});
