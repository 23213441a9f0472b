import { expect, test } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { pavingIn } from "#src/content/interface/sections.ts";
import type { BlockKind } from "#src/content-schema/schema.ts";
import { type AreaSlug, areaNames, canonicalAreaPath } from "#src/domain/areas.ts";
import {
  attribute,
  builtPage,
  builtPages,
  element,
  sectionOf,
  textOf,
} from "../support/built-pages.ts";
import {
  areas,
  blocksOf,
  buttons,
  callLinks,
  links,
  list,
  questions,
  texts,
  titles,
} from "./page-queries.ts";

/*
 * The expected texts are those that docs/specification.md quotes, and the least that it lists; content
 * provides the headings of blocks.
 */

/** A rendered block of a local page. */
async function areaBlock(
  slug: AreaSlug,
  kind: BlockKind,
  audience?: "residential" | "commercial",
): Promise<HTMLElement> {
  const block = (await blocksOf("areas", slug)).find(
    (one) => one.kind === kind && (!audience || ("audience" in one && one.audience === audience)),
  );
  if (block === undefined)
    throw new Error(`Expected a block ${kind} ${audience ?? ""} in ${slug}.`);
  return sectionOf(builtPage(`/areas/${slug}`), block.heading);
}

test.describe("local pages", () => {
  for (const [slug, names] of [
    [
      "sandton",
      "Bryanston, Morningside, Rivonia, Atholl, Hyde Park, Sunninghill, Gallo Manor, Parkmore, Sandhurst, Strathavon, Wierda Valley, Woodmead",
    ],
    ["waterfall", "Waterfall City, Kyalami,"],
  ] as const) {
    test(`${slug}: names its specified suburbs`, async () => {
      expect(list((await areaBlock(slug, "suburbs")).querySelectorAll("li"))).toContain(names);
    });
  }

  for (const slug of areas) {
    test(`${slug}: has quote buttons, intro, facts and reasons`, async () => {
      const page = builtPage(`/areas/${slug}`);
      const heading = element(page.main, "h1");
      const name = areaNames[slug];
      expect(textOf(heading)).toBe(`${pavingIn(name)} ${name}`);
      expect(texts(heading.querySelectorAll("span")), "the name has its own element").toContain(
        name,
      );
      expect(buttons(page.main)[0]).toBe("Request a Free Quote");

      const intro = await areaBlock(slug, "intro");
      expect(intro.querySelectorAll("li").length).toBeGreaterThanOrEqual(4);
      expect(intro.querySelectorAll("img")).toHaveLength(1);
      const facts = await areaBlock(slug, "facts");
      expect(textOf(element(facts, "h2"))).toMatch(new RegExp(`^Why .*${areaNames[slug]}`));
      expect(titles(facts).length).toBeGreaterThanOrEqual(4);
      const reasons = titles(await areaBlock(slug, "reasons"));
      expect(reasons.length).toBeGreaterThanOrEqual(5);

      const closing = await areaBlock(slug, "closing");
      expect(buttons(closing)).toContain("Request a Free Quote");
      expect(callLinks(closing)).toEqual(["Call Us"]);
    });

    test(`${slug}: lists every specified material`, async () => {
      const isGrouped = (await blocksOf("areas", slug)).some(
        ({ kind }) => kind === "material-groups",
      );
      const kind = isGrouped ? "material-groups" : "materials";
      const listed = textOf(await areaBlock(slug, kind)).toLowerCase();
      for (const material of [
        ...["clay", "cement", "interlocking", "natural stone", "cobble", "flagstone"],
        ...["concrete slab", "permeable paving", "anti-slip", "uv"],
      ]) {
        expect(listed, material).toContain(material);
      }
    });
  }

  for (const slug of areas) {
    test(`${slug}: leads on to the planner, three neighbours, the gallery and the FAQ`, async () => {
      const part = await areaBlock(slug, "questions");
      const hrefs = part.querySelectorAll("a").map((link) => attribute(link, "href") ?? "");
      expect(hrefs).toContain("/services/driveway#planner");
      expect(hrefs).toEqual(expect.arrayContaining(["/gallery", "/faq"]));
      const canonical: readonly string[] = areas.map(canonicalAreaPath);
      const neighbours = new Set(hrefs.filter((href) => canonical.includes(href)));
      expect(neighbours.size).toBeGreaterThanOrEqual(3);
    });
  }

  for (const [layout, slugs] of [
    ["list", ["kempton-park", "germiston", "krugersdorp"]],
    [
      "accordion",
      areas.filter((slug) => !["kempton-park", "germiston", "krugersdorp"].includes(slug)),
    ],
  ] as const) {
    for (const slug of slugs) {
      test(`${slug}: shows its questions as ${layout}`, async () => {
        const part = await areaBlock(slug, "questions");
        const closed = questions(part).length;
        if (layout === "list") expect(closed).toBe(0);
        else expect(closed).toBe(part.querySelectorAll("h3").length);
        expect(part.querySelectorAll("h3").length).toBeGreaterThanOrEqual(3);
      });
    }
  }

  for (const [slug, count] of [
    ["east-rand", 4],
    ["fourways", 3],
    ["edenvale", 3],
    ["hartbeespoort", 3],
  ] as const) {
    test(`${slug}: answers at least ${count} questions`, async () => {
      expect(questions(await areaBlock(slug, "questions")).length).toBeGreaterThanOrEqual(count);
    });
  }

  test("benoni: only its intro has the button Get Your Free Quote", async () => {
    expect(buttons(await areaBlock("benoni", "intro"))).toEqual(["Get Your Free Quote"]);
    const others = builtPages().filter(({ main }) => textOf(main).includes("Get Your Free Quote"));
    expect(others.map(({ path }) => path)).toEqual(["/areas/benoni", "/paving-benoni"]);
  });

  for (const [slug, audience, named] of [
    [
      "fourways",
      "residential",
      ["Driveway", "Patios and entertainment", "Pool surround", "Garden walkway"],
    ],
    [
      "fourways",
      "commercial",
      ["Office park", "Retail and hospitality", "Estate common areas", "Parking areas"],
    ],
    ["hartbeespoort", "residential", ["Driveway", "Patio", "Pool surround", "Garden walkway"]],
    ["hartbeespoort", "commercial", ["venue", "Restaurant", "Estate", "parking"]],
    [
      "east-rand",
      "residential",
      [
        "Benoni",
        "Boksburg",
        "Kempton Park",
        "Germiston",
        "Edenvale",
        "Brakpan",
        "Alberton",
        "Springs",
      ],
    ],
  ] as const) {
    test(`${slug}: shows ${audience} work as cards`, async () => {
      const shown = titles(await areaBlock(slug, "service-cards", audience)).join("; ");
      for (const name of named) expect(shown).toContain(name);
    });
  }

  for (const slug of areas.filter((area) => area !== "east-rand")) {
    test(`${slug}: shows work for homes as a list with a picture or four picture cards`, async () => {
      const content = await blocksOf("areas", slug);
      const cards = content.some(
        (one) => one.kind === "service-cards" && one.audience === "residential",
      );
      const part = await areaBlock(slug, cards ? "service-cards" : "service-list", "residential");
      expect(part.querySelectorAll("img").length).toBeGreaterThanOrEqual(cards ? 4 : 1);
    });
  }

  test("edenvale: lists its work, and materials in three groups", async () => {
    for (const audience of ["residential", "commercial"] as const) {
      const part = await areaBlock("edenvale", "service-list", audience);
      expect(titles(part).length).toBeGreaterThanOrEqual(4);
    }
    const groups = (await areaBlock("edenvale", "material-groups")).querySelectorAll("h4");
    expect(list(groups)).toBe("Brick & Block, Premium Options, Specialty Paving");
  });

  for (const [slug, count] of [
    ["fourways", 7],
    ["hartbeespoort", 8],
  ] as const) {
    test(`${slug}: shows at least ${count} materials`, async () => {
      expect(titles(await areaBlock(slug, "materials")).length).toBeGreaterThanOrEqual(count);
    });
  }

  test("sandton: names its landmarks under Why Sandton", async () => {
    const facts = await areaBlock("sandton", "facts");
    expect(textOf(element(facts, "h2"))).toBe("Why Sandton");
    for (const name of [
      ...["Africa’s richest square mile", "Johannesburg Stock Exchange", "Sandton City"],
      ...["Nelson Mandela Square", "Gautrain station", "2002 World Summit"],
    ]) {
      expect(textOf(facts), name).toContain(name);
    }
  });

  test("east-rand: lists eight towns with their suburbs", async () => {
    const towns = (await areaBlock("east-rand", "towns"))
      .querySelectorAll("li")
      .filter((item) => item.querySelector("ul") !== null);
    expect(list(towns.map((town) => element(town, "h3, h4")))).toBe(
      "Benoni, Boksburg, Kempton Park, Germiston, Edenvale, Alberton, Brakpan, Springs",
    );
    for (const town of towns) expect(town.querySelectorAll("ul li").length).toBeGreaterThan(5);
  });

  test("waterfall: links to residential and commercial paving and contact", () => {
    const { main } = builtPage("/areas/waterfall");
    for (const path of ["/services/residential", "/services/commercial", "/contact"]) {
      expect(links(main, path), path).not.toEqual([]);
    }
  });

  test("alberton: its closing quote button links to the contact page", async () => {
    expect(links(await areaBlock("alberton", "closing"), "/contact")).toEqual([
      "Request a Free Quote",
    ]);
  });
});
