import * as v from "valibot";
import { expect, test } from "vitest";
import { mistakesAcrossPages } from "./check-across-pages.ts";
import { readContent } from "./check-content.ts";
import { type AreaPage, areaPage } from "./schema.ts";

const pages = new Map<string, unknown>(
  Object.entries(await readContent()).map(([file, exports]) => [
    file,
    Object.values(exports ?? {})[0],
  ]),
);

/** The real pages with a change to one of them. */
function changed(file: string, change: (page: AreaPage) => Partial<AreaPage>) {
  const page = v.parse(areaPage, pages.get(file));
  return new Map([...pages, [file, { ...page, ...change(page) }]]);
}

const withoutLastSuburb = ({ sections }: AreaPage): Partial<AreaPage> => ({
  sections: sections.map((section) =>
    section.kind === "suburbs" ? { ...section, suburbs: section.suburbs.slice(0, -1) } : section,
  ),
});

test("Each page has words of its own, each area the suburbs that it should have", () => {
  expect(pages.size).toBeGreaterThanOrEqual(40);
  expect(mistakesAcrossPages(pages)).toEqual([]);
});

test("A name without a page stops the build with the file that is wanted", () => {
  const without = new Map(pages);
  without.delete("./services/pool.ts");
  expect(mistakesAcrossPages(without)).toEqual([
    'src/content/services/pool.ts: it is missing, and service-names.ts names "pool"; copy a file beside it and write its page',
  ]);
});

test("A suburb too few stops the build with the page, its count and the count that is wanted", () => {
  expect(mistakesAcrossPages(changed("./areas/pretoria.ts", withoutLastSuburb))).toEqual([
    "./areas/pretoria.ts: it names 15 suburbs; 16 are wanted (src/content/suburb-counts.ts)",
  ]);
});

test("A suburb that stands twice in a list stops the build", () => {
  const twice = changed("./areas/sandton.ts", ({ sections }) => ({
    sections: sections.map((section) =>
      section.kind === "suburbs"
        ? { ...section, suburbs: section.suburbs.with(1, section.suburbs[0] ?? "") }
        : section,
    ),
  }));
  expect(mistakesAcrossPages(twice)).toEqual([
    "./areas/sandton.ts: it names the suburb Bryanston twice",
  ]);
});

test("The East Rand page lists the same suburbs of a town as the town’s own page", () => {
  const shorter = changed("./areas/benoni.ts", withoutLastSuburb);
  expect(mistakesAcrossPages(shorter)).toContain(
    "./areas/east-rand.ts: its suburbs of Benoni are not those of Benoni’s own page; the same are wanted",
  );
});

test("Two pages with one title, or one description, stop the build", () => {
  const alike = new Map([...pages, ["./areas/copy.ts", pages.get("./areas/benoni.ts")]]);
  expect(mistakesAcrossPages(alike)).toEqual([
    "./areas/copy.ts, meta.title: ./areas/benoni.ts has the same words; each page needs its own",
    "./areas/copy.ts, meta.description: ./areas/benoni.ts has the same words; each page needs its own",
  ]);
});
