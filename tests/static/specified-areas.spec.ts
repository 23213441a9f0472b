import { expect, test } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { pavingIn } from "#src/content/interface/areas.ts";
import { type AreaSlug, areaNames, canonicalAreaPath } from "#src/domain/areas.ts";
import { keysOf } from "#src/domain/keys-of.ts";
import * as built from "../support/built-pages.ts";
import * as query from "./page-queries.ts";

/*
 * The expected texts are those that docs/specification.md quotes, and the least that it lists beyond what
 * the schemas of the content ask for; content provides the headings of blocks.
 */

/** A rendered block of a local page, by its kind and audience, such as "service-list residential". */
async function areaBlock(slug: AreaSlug, ...names: readonly string[]): Promise<HTMLElement> {
  const block = (await query.blocksOf("areas", slug)).find((one) =>
    names.includes("audience" in one ? `${one.kind} ${one.audience}` : one.kind),
  );
  if (block === undefined || !("heading" in block)) {
    throw new Error(`Expected a block ${names.join(" or ")} in ${slug}.`);
  }
  return built.sectionOf(built.builtPage(`/areas/${slug}`), block.heading);
}

const listedMaterials = [
  ...["clay", "cement", "interlocking", "natural stone", "cobble", "flagstone"],
  ...["concrete slab", "permeable paving", "anti-slip", "uv"],
];
const canonicalAreas: readonly string[] = query.areas.map(canonicalAreaPath);
const withQuestionsAsList: readonly AreaSlug[] = ["kempton-park", "germiston", "krugersdorp"];

for (const slug of query.areas) {
  test(`local page ${slug}: has its parts, and leads on`, async () => {
    const { main } = built.builtPage(`/areas/${slug}`);
    const heading = built.element(main, "h1");
    const name = areaNames[slug];
    expect(built.textOf(heading)).toBe(`${pavingIn(name)} ${name}`);
    expect(query.texts(heading.querySelectorAll("span")), "the name has its own element").toContain(
      name,
    );
    expect(query.buttons(main)[0]).toBe("Request a Free Quote");

    const intro = await areaBlock(slug, "intro");
    expect(intro.querySelectorAll("li").length).toBeGreaterThanOrEqual(4);
    expect(intro.querySelectorAll("img").length).toBe(1);
    expect(query.titles(await areaBlock(slug, "facts")).length).toBeGreaterThanOrEqual(4);
    expect(query.titles(await areaBlock(slug, "reasons")).length).toBeGreaterThanOrEqual(5);
    const materials = await areaBlock(slug, "material-groups", "materials");
    for (const material of listedMaterials) {
      expect(built.textOf(materials).toLowerCase(), material).toContain(material);
    }
    // A list has one picture, cards have one each; those of the East Rand are its towns.
    const work = await areaBlock(slug, "service-list residential", "service-cards residential");
    const pictures = work.querySelectorAll("img").length;
    if (slug !== "east-rand") expect([1, query.titles(work).length]).toContain(pictures);

    const asked = await areaBlock(slug, "questions");
    const count = asked.querySelectorAll("h3").length;
    const expanding = withQuestionsAsList.includes(slug) ? 0 : count;
    expect(query.questions(asked).length).toBe(expanding);
    const hrefs = asked.querySelectorAll("a").map((link) => built.attribute(link, "href") ?? "");
    for (const href of ["/gallery", "/faq"]) {
      expect(hrefs).toContain(href);
    }
    const neighbours = new Set(hrefs.filter((href) => canonicalAreas.includes(href)));
    expect(neighbours.size).toBeGreaterThanOrEqual(3);

    const closing = await areaBlock(slug, "closing");
    expect(query.buttons(closing)).toContain("Request a Free Quote");
    expect(query.callLinks(closing)).toEqual(["Call Us"]);
  });
}

const named = {
  sandton: {
    suburbs:
      "Bryanston, Morningside, Rivonia, Atholl, Hyde Park, Sunninghill, Gallo Manor, Parkmore, Sandhurst, Strathavon, Wierda Valley, Woodmead",
    facts: "Why Sandton, Johannesburg Stock Exchange, Sandton City, Nelson Mandela Square",
  },
  waterfall: { suburbs: "Waterfall City, Kyalami" },
  fourways: {
    "service-cards residential":
      "Driveway, Patios and entertainment, Pool surround, Garden walkway",
    "service-cards commercial":
      "Office park, Retail and hospitality, Estate common areas, Parking areas",
  },
  hartbeespoort: {
    "service-cards residential": "Driveway, Patio, Pool surround, Garden walkway",
    "service-cards commercial": "venue, Restaurant, Estate, parking",
  },
  "east-rand": {
    "service-cards residential":
      "Benoni, Boksburg, Kempton Park, Germiston, Edenvale, Brakpan, Alberton, Springs",
    towns: "Benoni, Boksburg, Kempton Park, Germiston, Edenvale, Alberton, Brakpan, Springs",
  },
  edenvale: { "material-groups": "Brick & Block, Premium Options, Specialty Paving" },
} satisfies Readonly<Partial<Record<AreaSlug, Readonly<Record<string, string>>>>>;

for (const slug of keysOf(named)) {
  test(`local page ${slug}: names what the specification lists`, async () => {
    for (const [block, names] of Object.entries(named[slug])) {
      const part = await areaBlock(slug, block);
      const shown = block.startsWith("service-cards")
        ? query.titles(part).join("; ")
        : built.textOf(part);
      for (const name of names.split(", ")) expect.soft(shown, block).toContain(name);
    }
  });
}

for (const [slug, block, least] of [
  ["east-rand", "questions", 4],
  ["fourways", "materials", 7],
  ["hartbeespoort", "materials", 8],
  ["edenvale", "service-list residential", 4],
  ["edenvale", "service-list commercial", 4],
] as const) {
  test(`local page ${slug}: ${block} has at least ${least} entries`, async () => {
    const part = await areaBlock(slug, block);
    const entries = block === "questions" ? query.questions(part) : query.titles(part);
    expect(entries.length).toBeGreaterThanOrEqual(least);
  });
}

test("local page benoni: only its intro has the button Get Your Free Quote", async () => {
  expect(query.buttons(await areaBlock("benoni", "intro"))).toEqual(["Get Your Free Quote"]);
  const others = built
    .builtPages()
    .filter(({ main }) => built.textOf(main).includes("Get Your Free Quote"));
  expect(others.map(({ path }) => path)).toEqual(["/areas/benoni", "/paving-benoni"]);
});

test("local page east-rand: lists the suburbs of each town", async () => {
  const towns = await areaBlock("east-rand", "towns");
  const names = towns.querySelectorAll("li").filter((item) => item.querySelector("ul") !== null);
  expect(names.length).toBe(8);
  for (const town of names) expect(town.querySelectorAll("ul li").length).toBeGreaterThan(5);
});

test("local pages: Waterfall and Alberton link to the contact page", async () => {
  const { main } = built.builtPage("/areas/waterfall");
  for (const path of ["/services/residential", "/services/commercial", "/contact"]) {
    expect(query.links(main, path), path).not.toEqual([]);
  }
  const closing = await areaBlock("alberton", "closing");
  expect(query.list(closing.querySelectorAll('a[href="/contact"]'))).toBe("Request a Free Quote");
});
