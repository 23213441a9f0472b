import { expect, test } from "@playwright/test";
import { areaNames } from "#src/domain/areas.ts";
import { builtPage, builtPages, textOf } from "../support/built-pages.ts";

/** Every run of five words in a text. */
function runs(text: string): ReadonlySet<string> {
  const list = text.toLowerCase().match(/[\p{L}\p{N}²%]+/gu) ?? [];
  return new Set(list.slice(4).map((_, index) => list.slice(index, index + 5).join(" ")));
}

/** Shared runs as a part of all runs of both (Jaccard): 0 for nothing in common, 1 for the same. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared / (one.size + other.size - shared);
}

test("No local page reads like another: fewer than half of their five-word runs are shared", () => {
  const pages = Object.keys(areaNames).map((slug) => {
    const text = textOf(builtPage(`/areas/${slug}`).main);
    return { slug, runs: runs(text) };
  });
  const pairs = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      pages: `${one.slug} and ${other.slug}`,
      share: overlap(one.runs, other.runs),
    })),
  );
  expect(pairs).toHaveLength(153);
  expect(Math.min(...pages.map(({ runs: found }) => found.size))).toBeGreaterThan(500);
  expect(pairs.filter(({ share }) => share >= 0.5)).toEqual([]);
});

test("Permeable paving is never named without its caution about dolomite", () => {
  let count = 0;
  for (const { path, main } of builtPages()) {
    for (const part of main.querySelectorAll("section")) {
      const text = textOf(part);
      if (!/permeable (pav|block|brick|joint|surface)/i.test(text)) continue;
      count += 1;
      expect(text, `${path}: "${text.slice(0, 60)}" names permeable paving`).toMatch(/dolomit/i);
    }
  }
  expect(count).toBeGreaterThan(20);
});

test("No page boasts or shouts", () => {
  const stock =
    /premier|transform your|look no further|one-stop|world[- ]class|second to none|stunning|seamless|elevate|nestled|!/i;
  // The one exclamation mark in SPEC.md that a page shows; the notices come later.
  const allowed = "Oops! Page not found";
  for (const { path, main } of builtPages()) {
    const text = textOf(main).replace(allowed, "");
    expect(stock.exec(text)?.[0], path).toBeUndefined();
  }
});
