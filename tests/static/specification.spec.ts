import { expect, test } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { faq } from "#src/content/faq.ts";
import type { Section, SectionKind } from "#src/content/schema.ts";
import { type AreaSlug, areaNames } from "#src/domain/areas.ts";
import {
  attribute,
  type BuiltPage,
  builtPage,
  builtPages,
  element,
  sectionOf,
  textOf,
} from "../support/built-pages.ts";
import { business } from "../support/business.ts";

/*
 * What SPEC.md says of each page, row by row, held against the finished pages. The wanted words and
 * numbers stand here as SPEC.md has them; content is asked only for the heading of a section.
 */

const areas = Object.keys(areaNames).filter((slug): slug is AreaSlug => slug in areaNames);

/** The sections of a page of its kind (areas, categories) as its content lists them. */
async function sectionsOf(
  folder: "areas" | "categories",
  slug: string,
): Promise<readonly Section[]> {
  const exports: Record<string, { sections: readonly Section[] }> = await import(
    `../../src/content/${folder}/${slug}.ts`
  );
  return Object.values(exports)[0]?.sections ?? [];
}

/** The finished part of a local page that shows the section of that kind. */
async function areaSection(
  slug: AreaSlug,
  kind: SectionKind,
  audience?: "residential" | "commercial",
): Promise<HTMLElement> {
  const section = (await sectionsOf("areas", slug)).find(
    (one) => one.kind === kind && (!audience || ("audience" in one && one.audience === audience)),
  );
  if (section === undefined) throw new Error(`${slug} has no section ${kind} ${audience ?? ""}.`);
  return sectionOf(builtPage(`/areas/${slug}`), section.heading);
}

const texts = (found: readonly HTMLElement[]) => found.map(textOf);
const titles = (within: HTMLElement) => texts(within.querySelectorAll("li h3, li h4"));
const links = (within: HTMLElement, path: string) =>
  within.querySelectorAll(`a[href="${path}"]`).map(textOf);
const buttons = (within: HTMLElement) =>
  texts(within.querySelectorAll("button, a")).filter((text) => text !== "");
const questions = (within: HTMLElement) =>
  within.querySelectorAll("button[aria-expanded][aria-controls]");
const callLinks = (within: HTMLElement) =>
  within.querySelectorAll(`a[href="tel:${business.callNumber}"]`).map(textOf);

test.describe("Home", () => {
  const home = () => builtPage("/");

  test("opens with both ways on, and four figures", () => {
    expect(textOf(element(home().main, 'form[action="/contact"] button'))).toBe("Get a Free Quote");
    expect(links(home().main, "/services")).toContain("Explore Our Services");
    const figures = home()
      .main.querySelectorAll("dl > div")
      .map((tile) => [textOf(element(tile, "dd")), textOf(element(tile, "dt")).toLowerCase()]);
    expect(figures).toEqual([
      ["25+", "years experience"],
      ["500+", "projects completed"],
      ["100%", "quality guaranteed"],
      ["5★", "customer rating"],
    ]);
  });

  test("shows three services, six reasons, the form's promise and twelve areas", () => {
    const sections = home().main.querySelectorAll("section");
    const [services, reasons, quote, plan] = sections;
    if (!services || !reasons || !quote || !plan) throw new Error("Home has four sections.");
    expect(titles(services)).toEqual(["Residential", "Commercial", "Industrial"]);
    expect(titles(reasons)).toHaveLength(6);
    expect(textOf(quote)).toContain("24 hours");
    expect(callLinks(quote).length).toBeGreaterThan(0);
    expect(links(quote, "/contact")).toEqual(["E-mail us"]);
    expect(texts(plan.querySelectorAll("li a"))).toEqual([
      "Johannesburg",
      "Pretoria",
      "Centurion",
      "Midrand",
      "Sandton",
      "Alberton",
      "East Rand",
      "Edenvale",
      "Waterfall",
      "Krugersdorp",
      "Fourways",
      "Hartbeespoort",
    ]);
  });
});

test.describe("About", () => {
  for (const words_ of [
    "2009",
    "Quality",
    "Integrity",
    "Reliability",
    "Licensed and insured",
    "CIDB registered",
    "NHBRC certified",
    "Local code compliance",
    "5-year workmanship warranty",
    "Manufacturer",
    "Satisfaction guarantee",
  ]) {
    test(`says "${words_}"`, () => {
      expect(textOf(builtPage("/about").main).toLowerCase()).toContain(words_.toLowerCase());
    });
  }
});

test.describe("Services", () => {
  test("leads to three categories and nine services, each with Learn More", () => {
    const { main } = builtPage("/services");
    const more = main
      .querySelectorAll("a")
      .filter((link) => textOf(link).startsWith("Learn More"))
      .map((link) => attribute(link, "href")?.replace("/services/", ""));
    expect(more).toEqual([
      ...["residential", "commercial", "industrial"],
      ...["driveway", "patio", "pool", "walkway", "parking", "eco-friendly"],
      ...["repairs", "kerbing", "custom-design"],
    ]);
    expect(buttons(main).at(-1)).toBeDefined();
    expect(main.querySelectorAll('form[action="/contact"] button').length).toBeGreaterThan(1);
  });

  for (const [category, cards, named] of [
    ["residential", 4, ["Driveway", "Patio", "Pool surround", "Walkways and garden paths"]],
    [
      "commercial",
      6,
      ["Office park", "Retail centre", "Restaurant", "School", "Parking lot", "loading zone"],
    ],
    [
      "industrial",
      8,
      [
        ...["Warehouse", "Factory", "Loading bay", "Truck route", "Container yard"],
        ...["Estate roadway", "Oil and chemical", "Forklift-safe"],
      ],
    ],
  ] as const) {
    test(`${category}: ${cards} kinds of work, twelve areas, three questions and a call button`, async () => {
      const page = builtPage(`/services/${category}`);
      const content = await sectionsOf("categories", category);
      const part = (kind: SectionKind) => {
        const section = content.find((one) => one.kind === kind);
        if (section === undefined) throw new Error(`${category} has no section ${kind}.`);
        return sectionOf(page, section.heading);
      };
      expect(titles(part("service-cards"))).toHaveLength(cards);
      for (const name of named) {
        expect(titles(part("service-cards")).join("; ").toLowerCase()).toContain(
          name.toLowerCase(),
        );
      }
      expect(part("areas").querySelectorAll('li a[href^="/areas/"]')).toHaveLength(12);
      expect(questions(part("questions"))).toHaveLength(3);
      expect(buttons(part("closing"))).toContain("Request a Free Quote");
      expect(callLinks(part("closing"))).toHaveLength(1);
      expect(buttons(page.main)[0]).toBe("Request a Free Quote");
    });
  }
});

test.describe("Gallery", () => {
  test("has ten projects, the seven filters in their order, and two ways on", () => {
    const { main } = builtPage("/gallery");
    const filters = main.querySelectorAll("button[aria-pressed]");
    expect(texts(filters)).toEqual([
      "All Projects",
      "Driveways",
      "Patios",
      "Commercial",
      "Industrial",
      "Walkways",
      "Pool Areas",
    ]);
    expect(filters.map((filter) => attribute(filter, "aria-pressed")).indexOf("true")).toBe(0);
    expect(main.querySelectorAll("li h2")).toHaveLength(10);
    expect(links(main, "/contact")).toHaveLength(1);
    expect(links(main, "/services")).toHaveLength(1);
  });
});

test.describe("FAQ", () => {
  test("asks eleven questions, of which the first is open", () => {
    const open = questions(builtPage("/faq").main).map((one) => attribute(one, "aria-expanded"));
    expect(open).toEqual(["true", ...Array(10).fill("false")]);
  });

  test("lets each question be linked by its hash", () => {
    const ids = builtPage("/faq")
      .main.querySelectorAll("[id]")
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(faq.items.map(({ id }) => id)));
  });

  test("ends with two ways to ask", () => {
    const end = sectionOf(builtPage("/faq"), "Still Have Questions?");
    expect(links(end, "/contact")).toEqual(["Contact Us"]);
    expect(callLinks(end)).toEqual(["Call Now"]);
  });
});

test.describe("Contact", () => {
  test("shows phone, e-mail, office and hours, and dials the call number", () => {
    const { main } = builtPage("/contact");
    for (const detail of [
      business.visiblePhone,
      business.email,
      business.officeAddress,
      "Monday-Friday 8am-5pm",
    ]) {
      expect(textOf(main)).toContain(detail);
    }
    expect(callLinks(main)).toContain(business.visiblePhone);
    expect(attribute(main.querySelector("iframe"), "title")).toMatch(/map/i);
    expect(textOf(sectionOf(builtPage("/contact"), "Request a Free Quote"))).toContain(
      "Submit Request",
    );
  });

  test("lists eight service areas", () => {
    const chips = builtPage("/contact").main.querySelectorAll('li a[href^="/areas/"]');
    expect(texts(chips).join(", ")).toBe(
      "Johannesburg, Pretoria, Centurion, Midrand, Sandton, Alberton, East Rand, Edenvale",
    );
  });
});

test.describe("Areas We Serve", () => {
  test("shows ten main areas, each suburb leading to the page of its area", () => {
    const { main } = builtPage("/areas-we-serve");
    const groups = main
      .querySelectorAll("li")
      .filter((item) => item.querySelector("h3") !== null && item.querySelector("ul") !== null);
    expect(groups.map((group) => textOf(element(group, "h3")))).toEqual([
      "Johannesburg",
      "Pretoria",
      "Midrand",
      "Randburg",
      "Roodepoort",
      "Boksburg",
      "Benoni",
      "Kempton Park",
      "Germiston",
      "Krugersdorp",
    ]);
    for (const group of groups) {
      const own = attribute(group.querySelector("h3 a"), "href");
      const suburbs = group.querySelectorAll("ul a");
      expect(suburbs.length).toBeGreaterThanOrEqual(11);
      expect(new Set(suburbs.map((link) => attribute(link, "href")))).toEqual(new Set([own]));
    }
  });

  test("closes with a quote button that goes to the contact page", () => {
    const last = builtPage("/areas-we-serve").main.querySelectorAll("section").at(-1);
    if (last === undefined) throw new Error("The page has no section.");
    expect(links(last, "/contact")).toEqual(["Request a Free Quote"]);
  });
});

test.describe("Local pages", () => {
  for (const [slug, count, some] of [
    ["johannesburg", 12, "Rosebank"],
    ["pretoria", 16, "Hatfield"],
    ["centurion", 12, "Irene"],
    ["midrand", 11, "Halfway House"],
    ["randburg", 12, "Ferndale"],
    ["roodepoort", 12, "Florida"],
    ["boksburg", 11, "Sunward Park"],
    ["benoni", 11, "Rynfield"],
    ["kempton-park", 12, "Glen Marais"],
    ["germiston", 12, "Primrose"],
    ["krugersdorp", 12, "Noordheuwel"],
    ["waterfall", 11, "Waterfall City, Kyalami"],
    ["alberton", 12, "New Redruth"],
    ["fourways", 10, "Lonehill"],
    ["edenvale", 11, "Dowerglen"],
    ["hartbeespoort", 10, "Kosmos"],
    [
      "sandton",
      12,
      "Bryanston, Morningside, Rivonia, Atholl, Hyde Park, Sunninghill, Gallo Manor, Parkmore, Sandhurst, Strathavon, Wierda Valley, Woodmead",
    ],
  ] as const) {
    test(`${slug} names ${count} suburbs`, async () => {
      const suburbs = texts((await areaSection(slug, "suburbs")).querySelectorAll("li"));
      expect(suburbs).toHaveLength(count);
      // With the comma: "Woodmead" is not "Woodmeadow".
      expect(`${suburbs.join(", ")},`).toContain(`${some},`);
    });
  }

  for (const slug of areas) {
    test(`${slug} opens and closes with a quote button, and says what SPEC.md lists between`, async () => {
      const page = builtPage(`/areas/${slug}`);
      const heading = element(page.main, "h1");
      expect(textOf(heading)).toBe(`Paving in ${areaNames[slug]}`);
      expect(texts(heading.querySelectorAll("span")), "the name is set apart").toContain(
        areaNames[slug],
      );
      expect(buttons(page.main)[0]).toBe("Request a Free Quote");

      const intro = await areaSection(slug, "intro");
      expect(intro.querySelectorAll("li")).toHaveLength(4);
      expect(intro.querySelectorAll("img")).toHaveLength(1);
      const facts = titles(await areaSection(slug, "facts"));
      expect([4, 5]).toContain(facts.length);
      const reasons = titles(await areaSection(slug, "reasons"));
      expect([5, 6]).toContain(reasons.length);

      const closing = await areaSection(slug, "closing");
      expect(buttons(closing)).toContain("Request a Free Quote");
      expect(callLinks(closing)).toEqual(["Call Us"]);
    });

    test(`${slug} lists every material that SPEC.md names`, async () => {
      const kind = slug === "edenvale" ? "material-groups" : "materials";
      const listed = textOf(await areaSection(slug, kind)).toLowerCase();
      for (const material of [
        ...["clay", "cement", "interlocking", "natural stone", "cobble", "flagstone"],
        ...["concrete slab", "permeable paving", "anti-slip", "uv"],
      ]) {
        expect(listed, material).toContain(material);
      }
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
      test(`${slug} shows its questions as ${layout === "list" ? "a plain list" : "an accordion"}`, async () => {
        const part = await areaSection(slug, "questions");
        const folded = questions(part).length;
        if (layout === "list") expect(folded).toBe(0);
        else expect(folded).toBe(part.querySelectorAll("h3").length);
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
    test(`${slug} answers ${count} questions`, async () => {
      expect(questions(await areaSection(slug, "questions"))).toHaveLength(count);
    });
  }

  test("Benoni's intro has the button Get Your Free Quote, and no other page has it", async () => {
    expect(buttons(await areaSection("benoni", "intro"))).toEqual(["Get Your Free Quote"]);
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
    test(`${slug} shows ${audience} work as ${named.length} cards with pictures`, async () => {
      const part = await areaSection(slug, "service-cards", audience);
      expect(titles(part)).toHaveLength(named.length);
      expect(part.querySelectorAll("img")).toHaveLength(named.length);
      for (const [index, name] of named.entries()) expect(titles(part)[index]).toContain(name);
    });
  }

  test("Edenvale shows residential and commercial work as lists, and materials in three groups", async () => {
    for (const audience of ["residential", "commercial"] as const) {
      const part = await areaSection("edenvale", "service-list", audience);
      expect(titles(part).length).toBeGreaterThanOrEqual(4);
    }
    const groups = (await areaSection("edenvale", "material-groups")).querySelectorAll("h3");
    expect(texts(groups)).toEqual(["Brick & Block", "Premium Options", "Specialty Paving"]);
  });

  for (const [slug, count] of [
    ["fourways", 7],
    ["hartbeespoort", 8],
  ] as const) {
    test(`${slug} shows ${count} materials`, async () => {
      expect(titles(await areaSection(slug, "materials"))).toHaveLength(count);
    });
  }

  test("Sandton names landmarks", async () => {
    expect(titles(await areaSection("sandton", "landmarks")).length).toBeGreaterThanOrEqual(3);
  });

  test("East Rand lists eight towns with their suburbs", async () => {
    const towns = (await areaSection("east-rand", "towns"))
      .querySelectorAll("li")
      .filter((item) => item.querySelector("ul") !== null);
    expect(towns.map((town) => textOf(element(town, "h3, h4")))).toEqual([
      "Benoni",
      "Boksburg",
      "Kempton Park",
      "Germiston",
      "Edenvale",
      "Alberton",
      "Brakpan",
      "Springs",
    ]);
    for (const town of towns) expect(town.querySelectorAll("ul li").length).toBeGreaterThan(5);
  });

  test("Waterfall leads to residential and commercial paving and to the contact page", () => {
    const { main } = builtPage("/areas/waterfall");
    for (const path of ["/services/residential", "/services/commercial", "/contact"]) {
      expect(links(main, path), path).not.toEqual([]);
    }
  });

  test("Alberton's closing quote button goes to the contact page", async () => {
    expect(links(await areaSection("alberton", "closing"), "/contact")).toEqual([
      "Request a Free Quote",
    ]);
  });
});

test.describe("Figures stand on the pages that SPEC.md section 9 gives them", () => {
  const generalAreas = areas.filter((slug) => slug !== "waterfall").map((slug) => `/areas/${slug}`);
  for (const [figure, paths] of [
    ["R250-R450 per m²", [...areas.map((slug) => `/areas/${slug}`), "/services/residential"]],
    ["R250 per m²", ["/faq"]],
    ["R350-R850 per m²", ["/faq"]],
    ["3-5 days", ["/faq"]],
    ["2-5 days", [...generalAreas, "/services/residential"]],
    ["3-7 days", ["/areas/waterfall"]],
    ["1-3 weeks", ["/faq", "/services/industrial"]],
    ["1-2 weeks", ["/services/commercial"]],
    ["20-30 years", ["/faq"]],
    ["15-25 years", ["/areas/waterfall"]],
    ["every 3-5 years", ["/faq"]],
    ["5-25 years", ["/faq", "/about"]],
    ["5-year workmanship warranty", ["/about", "/faq"]],
    ["2009", ["/about"]],
    ["30 days", ["/terms-conditions"]],
    ["24 hours", ["/"]],
  ] as const) {
    test(figure, () => {
      for (const path of paths) expect(textOf(builtPage(path).main), path).toContain(figure);
    });
  }

  test("and no page names another price", () => {
    const figures = builtPages().flatMap(({ main }) => textOf(main).match(/\bR ?\d{3,}/g) ?? []);
    // Shorter ones are roads: R21, R59.
    expect(new Set(figures)).toEqual(new Set(["R250", "R450", "R350", "R850"]));
  });

  for (const [figure, only] of [
    ["3-7 days", /waterfall/],
    ["15-25 years", /waterfall/],
    ["20-30 years", /^\/faq$/],
    ["R350-R850", /^\/faq$/],
  ] as const) {
    test(`${figure} stands on no other page`, () => {
      const found = builtPages().filter(({ main }) => textOf(main).includes(figure));
      expect(found.map(({ path }) => path).filter((path) => !only.test(path))).toEqual([]);
    });
  }
});

test.describe("Legal pages", () => {
  for (const path of ["/privacy-policy", "/terms-conditions"]) {
    test(`${path} was last updated 2 May 2025`, () => {
      expect(textOf(builtPage(path).main)).toMatch(/last updated:? 2 May 2025/i);
    });
  }

  for (const [path, wanted] of [
    [
      "/privacy-policy",
      ["POPIA", "access", "correct", "delet", "object", "restrict", "transfer", "withdraw"],
    ],
    [
      "/terms-conditions",
      ["30 days", "deposit", "completion", "EFT", "credit card", "cash", "cheque", "about 30 days"],
    ],
  ] as const) {
    test(`${path} speaks of ${wanted.join(", ")}`, () => {
      const text = textOf(builtPage(path).main).toLowerCase();
      for (const word of wanted) expect(text).toContain(word.toLowerCase());
    });
  }
});

test.describe("Shared frame", () => {
  const headerLinks = ({ document }: BuiltPage) =>
    element(document, "header")
      .querySelectorAll("a")
      .map((link) => attribute(link, "href"));

  test("The bar leads to every main page, every area and the call number", () => {
    for (const page of builtPages()) {
      expect(headerLinks(page), page.path).toEqual(
        expect.arrayContaining([
          ...["/", "/about", "/services", "/gallery", "/faq", "/contact", "/areas-we-serve"],
          ...["residential", "commercial", "industrial"].map((slug) => `/services/${slug}`),
          ...areas.map((slug) => `/areas/${slug}`),
          `tel:${business.callNumber}`,
        ]),
      );
      const header = element(page.document, "header");
      expect(links(header, "/contact"), page.path).toContain("Free Quote");
    }
  });

  test("The footer holds links, services, contact details and the legal pages", () => {
    for (const { path, document } of builtPages()) {
      const footer = element(document, "footer");
      for (const target of [
        "/about",
        "/services/residential",
        "/privacy-policy",
        "/terms-conditions",
      ]) {
        expect(links(footer, target), `${path}: ${target}`).not.toEqual([]);
      }
      expect(textOf(footer), path).toContain(business.officeAddress);
    }
  });

  test("The not-found page says Oops and leads home", () => {
    const { main } = builtPage("/404");
    expect(textOf(element(main, "h1"))).toBe("Oops! Page not found");
    expect(links(main, "/")).toEqual(["Return to Home"]);
  });
});
