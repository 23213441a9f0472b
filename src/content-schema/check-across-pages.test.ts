import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { suburbNames } from "../content/areas/suburb-names.ts";
import { findMistakesAcrossPages } from "./check-across-pages.ts";
import { readContent } from "./check-content.ts";
import { type AreaPage, areaPage } from "./page-schema.ts";

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

const withoutLastSuburb = ({ blocks }: AreaPage): Partial<AreaPage> => ({
  blocks: blocks.map((block) =>
    block.kind === "suburbs" ? { ...block, suburbs: block.suburbs.slice(0, -1) } : block,
  ),
});

describe("the check across pages", () => {
  test("finds no mistake in the content of the site", () => {
    expect(pages.size).toBeGreaterThanOrEqual(40);
    expect(findMistakesAcrossPages(pages)).toEqual([]);
  });

  test("reports a paver that names a project which the gallery lacks", () => {
    const paver = { name: "Slab", project: "no-such-project" };
    const gallery = { projects: [{ id: "pool-deck" }], library: { pavers: [paver] } };
    expect(
      findMistakesAcrossPages(new Map([...pages, ["../content/gallery.ts", gallery]])),
    ).toEqual([
      'src/content/pavers.ts: Slab, project: Expected the id of a project in src/content/gallery.ts, got "no-such-project". Known ids: pool-deck',
    ]);
  });

  test("reports a page that says otherwise of one thing than the others do", () => {
    const file = "../content/services/patio.ts";
    const says =
      "Takes 15-25 years. The bloom is salt. No piece smaller than half a paver, falls 1%.";
    expect(findMistakesAcrossPages(new Map([...pages, [file, { says, slug: "patio" }]]))).toEqual(
      [/"15-25 years"$/, /"salt"$/, /"half a paver"$/, /"1%"$/].map((end) =>
        expect.stringMatching(end),
      ),
    );
  });

  test("reports a caption that names what its picture does not show", () => {
    const description = "Grey slabs on a slope";
    const card = { title: "Patios", picture: "clay-herringbone-driveway", description };
    const file = "../content/services/patio.ts";
    expect(findMistakesAcrossPages(new Map([...pages, [file, { card, slug: "patio" }]]))).toEqual(
      ["paver", "colour", "slope", "place"].map((what) =>
        expect.stringContaining(`no ${what} but what the picture`),
      ),
    );
  });

  test("reports the missing file of a listed page", () => {
    const without = new Map(pages);
    without.delete("../content/services/pool.ts");
    expect(findMistakesAcrossPages(without)).toEqual([
      "src/content/services/pool.ts: Missing, but src/domain lists its page. Copy a file of the same folder and write it",
    ]);
  });

  test("reports a missing suburb with the least count and the given one", () => {
    const fewer = changed("../content/areas/pretoria.ts", ({ blocks }) => ({
      blocks: blocks.map((block) =>
        block.kind === "suburbs" ? { ...block, suburbs: block.suburbs.slice(0, 12) } : block,
      ),
    }));
    expect(findMistakesAcrossPages(fewer)).toEqual([
      "../content/areas/pretoria.ts: Expected at least 16 suburbs (docs/specification.md#suburbs), got 12",
    ]);
  });

  test("reports a suburb that a list names twice", () => {
    const twice = changed("../content/areas/sandton.ts", ({ blocks }) => ({
      blocks: blocks.map((block) =>
        block.kind === "suburbs"
          ? { ...block, suburbs: block.suburbs.with(1, block.suburbs[0] ?? "") }
          : block,
      ),
    }));
    expect(findMistakesAcrossPages(twice)).toEqual([
      expect.stringMatching(/sandton\.ts: Expected distinct suburbs, got .+ twice$/),
    ]);
  });

  test("reports a town of the East Rand whose suburbs differ from those on its own page", () => {
    const shorter = changed("../content/areas/benoni.ts", withoutLastSuburb);
    expect(findMistakesAcrossPages(shorter)).toContainEqual(
      expect.stringMatching(
        /east-rand\.ts: Expected the suburbs of Benoni as on its own page, got /,
      ),
    );
  });

  test("reports a copied page whose slug is still that of the other page", () => {
    const copied = changed("../content/areas/sandton.ts", () => ({ slug: "midrand" }));
    expect(findMistakesAcrossPages(copied)).toContain(
      '../content/areas/sandton.ts, slug: Expected "sandton" as in the file\'s name, got "midrand"',
    );
  });

  test("reports a copied page that names the suburbs of the other page", () => {
    const copied = changed("../content/areas/sandton.ts", ({ blocks }) => ({
      blocks: blocks.map((block) =>
        block.kind === "suburbs" ? { ...block, suburbs: suburbNames.randburg } : block,
      ),
    }));
    expect(findMistakesAcrossPages(copied)).toEqual([
      "../content/areas/sandton.ts: Expected the suburbs of sandton in src/content/areas/suburb-names.ts, got those of randburg",
    ]);
  });

  test("reports facts under a heading that does not say why the area is special", () => {
    const headed = changed("../content/areas/sandton.ts", ({ blocks }) => ({
      blocks: blocks.map((block) =>
        block.kind === "facts" ? { ...block, heading: "Why Midrand" } : block,
      ),
    }));
    expect(findMistakesAcrossPages(headed)).toEqual([
      expect.stringMatching(
        /^\.\.\/content\/areas\/sandton\.ts, blocks\.\d+\.heading: Expected a heading that begins with "Why" and names Sandton, got "Why Midrand"$/,
      ),
    ]);
  });

  test("reports a title and a description that two pages share", () => {
    const alike = new Map([
      ...pages,
      ["../content/areas/copy.ts", pages.get("../content/areas/benoni.ts")],
    ]);
    const mistakes = findMistakesAcrossPages(alike);
    expect(mistakes.filter((mistake) => mistake.includes("meta"))).toEqual([
      "../content/areas/copy.ts, meta.title: Expected a text of its own, got that of ../content/areas/benoni.ts",
      "../content/areas/copy.ts, meta.description: Expected a text of its own, got that of ../content/areas/benoni.ts",
    ]);
  });
});
