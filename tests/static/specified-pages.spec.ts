import { expect, test } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { faq } from "#src/content/faq.ts";
import {
  operatingSince,
  pricesPerSquareMetre,
  replyWithin,
  workmanshipWarranty,
} from "#src/content/figures.ts";
import { home as homeContent } from "#src/content/home.ts";
import { openPlanner } from "#src/content/interface/planner.ts";
import { menu } from "#src/content/navigation.ts";
import { sampleQuote } from "#src/content/sample-quote.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import type { BlockKind } from "#src/content-schema/block-schema.ts";
import { openingHoursInWords } from "#src/domain/opening-hours.ts";
import { categoryNames, serviceNames } from "#src/domain/services.ts";
import * as built from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import * as query from "./page-queries.ts";

/*
 * The expected texts are those that docs/specification.md quotes, and the least that it lists beyond what
 * the schemas of the content ask for; content provides figures and the headings of blocks.
 */

const services = Object.keys(serviceNames).map((slug) => `/services/${slug}`);
const categories = Object.keys(categoryNames).map((slug) => `/services/${slug}`);
const hrefs = (within: HTMLElement) =>
  within.querySelectorAll("a").map((link) => built.attribute(link, "href") ?? "");

test("every page: header and footer link to what the specification lists", () => {
  const ofHeader = [
    ...["/", "/about", "/services", "/gallery", "/faq", "/contact", "/areas-we-serve"],
    ...[
      ...categories,
      ...query.areas.map((slug) => `/areas/${slug}`),
      `tel:${business.callNumber}`,
    ],
  ];
  // Without script, the menu button of a phone leads to the footer.
  const ofMenu = menu.flatMap((entry) => ("links" in entry ? entry.links : entry));
  const ofFooter = [
    ...["/about", "/services/residential", "/privacy-policy", "/terms-conditions"],
    ...[...services, ...ofMenu.map(({ to }) => to)],
  ];
  for (const { path, document } of built.builtPages()) {
    const header = built.element(document, "header");
    expect(hrefs(header), path).toEqual(expect.arrayContaining(ofHeader));
    expect(query.links(header, "/contact"), path).toContain("Free Quote");
    const footer = built.element(document, "footer");
    expect(hrefs(footer), path).toEqual(expect.arrayContaining(ofFooter));
    expect(built.textOf(footer), path).toContain(business.officeAddress);
  }
});

test("every page: the quote call halfway is not beside the planner, which calls for a quote itself", () => {
  let count = 0;
  for (const { path, main } of built.builtPages()) {
    const parts = main
      .querySelectorAll("section, a[href^='tel:']")
      .filter((part) => part.tagName === "SECTION" || part.closest("section") === null);
    const index = parts.findIndex(({ tagName }) => tagName === "A");
    if (index === -1) continue;
    count += 1;
    expect(query.list(parts.slice(index - 1, index + 2)), path).not.toContain(openPlanner);
  }
  expect(count).toBeGreaterThan(0);
});

for (const [path, target, words] of [
  ["/404", "/", "Return to Home"],
  ["/", "/services", "Explore Our Services"],
  ["/", "/contact", blockIn(homeContent, "quote-form").emailLink.text],
  ["/", "/services/driveway?start=photo#planner", "Use a photo of my yard"],
  ["/", "/services/driveway?start=size#planner", "Plan it by size"],
  ["/", "/services#sample-quote", ""],
  ["/", "/services#compare-quotes", ""],
  ...["/", "/areas/fourways", "/areas/midrand", "/areas/sandton"].map(
    (page) => [page, "/services/commercial#ten-year-plan", ""] as const,
  ),
  ["/areas/kempton-park", "/services/industrial#planner", ""],
  ["/faq", "/services/driveway?start=photo#planner", ""],
  ["/404", "/services/driveway?start=photo#planner", ""],
  ["/faq", "/contact", "Contact Us"],
  ["/faq", `tel:${business.callNumber}`, "Call Now"],
  ["/gallery", "/contact", ""],
  ["/gallery", "/services", ""],
  ["/gallery", "/gallery#pavers", ""],
  ["/areas-we-serve", "/contact", "Request a Free Quote"],
  ["/contact", `tel:${business.callNumber}`, business.visiblePhone],
] as const) {
  test(`${path}: leads to ${target} ${words && `by "${words}"`}`, () => {
    const found = query.links(built.builtPage(path).main, target);
    if (words === "") expect(found).not.toEqual([]);
    else expect(found).toContain(words);
  });
}

for (const [path, phrases] of [
  [
    "/about",
    [
      ...[operatingSince, "Quality", "Integrity", "Reliability", "Licensed and insured"],
      ...["CIDB registered", "NHBRC certified", "Local code compliance", workmanshipWarranty],
      ...["Manufacturer", "Satisfaction guarantee"],
    ],
  ],
  ["/", [replyWithin]],
  ["/404", ["Oops! Page not found"]],
  [
    "/contact",
    [
      ...[business.visiblePhone, business.email, business.officeAddress],
      ...[openingHoursInWords(business), "Submit Request"],
    ],
  ],
  ...categories.map((path) => [path, ["SABS"]] as const),
] as const) {
  test(`${path}: says ${phrases.join(", ")}`, () => {
    const text = built.textOf(built.builtPage(path).main).toLowerCase();
    for (const phrase of phrases) expect(text).toContain(phrase.toLowerCase());
  });
}

test("home page: starts with a quote button and four figures, lists twelve areas and links to all", () => {
  const { main } = built.builtPage("/");
  expect(built.textOf(built.element(main, "button[form]"))).toBe("Get a Free Quote");
  const figures = query.texts(main.querySelectorAll("dl > div dd"));
  expect(figures).toEqual(blockIn(homeContent, "stat-tiles").stats.map(({ value }) => value));
  const [band, services, reasons, quote, plan] = main.querySelectorAll("section");
  if (!band || !services || !reasons || !quote || !plan)
    throw new Error("Expected five sections on the home page.");
  expect(built.textOf(band)).toContain("See your yard paved, with a price");
  expect(query.titles(services)).toEqual(
    expect.arrayContaining(["Residential", "Commercial", "Industrial"]),
  );
  expect(query.titles(reasons).length).toBeGreaterThanOrEqual(6);
  expect(query.callLinks(quote).length).toBeGreaterThan(0);
  expect(query.list(plan.querySelectorAll("li a"))).toBe(
    "Johannesburg, Pretoria, Centurion, Midrand, Sandton, Alberton, East Rand, Edenvale, Waterfall, Krugersdorp, Fourways, Hartbeespoort",
  );
  const linked = plan.querySelectorAll("a").map((link) => built.attribute(link, "href"));
  expect(linked).toEqual(expect.arrayContaining(query.areas.map((slug) => `/areas/${slug}`)));
});

test("services page: links to three categories and nine services by Learn More", () => {
  const { main } = built.builtPage("/services");
  const more = main
    .querySelectorAll("a")
    .filter((link) => built.textOf(link).startsWith("Learn More"));
  expect(more.map((link) => built.attribute(link, "href"))).toEqual(
    expect.arrayContaining([...categories, ...services]),
  );
  expect(main.querySelectorAll("button[form]").length).toBeGreaterThan(1);
});

for (const [category, least, named] of [
  ["residential", 4, "Driveway, Patio, Pool surround, Walkways and garden paths"],
  [
    ...(["commercial", 6] as const),
    "Office park, Retail centre, Restaurant, School, Parking lot, loading zone",
  ],
  [
    ...(["industrial", 8] as const),
    "Warehouse, Factory, Loading bay, Truck route, Container yard, Estate roadway, Oil and chemical, Forklift-safe",
  ],
] as const) {
  test(`${category}: its cards, twelve areas, three questions and a call link`, async () => {
    const page = built.builtPage(`/services/${category}`);
    const content = await query.blocksOf("categories", category);
    const part = (kind: BlockKind) => {
      const block = content.find((one) => one.kind === kind);
      if (block === undefined || !("heading" in block)) {
        throw new Error(`Expected a block ${kind} in ${category}.`);
      }
      return built.sectionOf(page, block.heading);
    };
    const cards = query.titles(part("service-cards"));
    expect(cards.length).toBeGreaterThanOrEqual(least);
    for (const name of named.split(", ")) {
      expect(cards.join("; ").toLowerCase()).toContain(name.toLowerCase());
    }
    expect(part("areas").querySelectorAll('li a[href^="/areas/"]').length).toBe(12);
    expect(query.questions(part("questions")).length).toBeGreaterThanOrEqual(3);
    expect(query.buttons(part("closing"))).toContain("Request a Free Quote");
    expect(query.callLinks(part("closing"))).toHaveLength(1);
    expect(query.buttons(page.main)[0]).toBe("Request a Free Quote");
  });
}

test("gallery: has at least ten projects and seven filters", () => {
  const { main } = built.builtPage("/gallery");
  const filters = main.querySelectorAll("fieldset button[aria-pressed]");
  expect(query.list(filters)).toBe(
    "All Projects, Driveways, Patios, Commercial, Industrial, Walkways, Pool Areas",
  );
  expect(filters.map((filter) => built.attribute(filter, "aria-pressed")).indexOf("true")).toBe(0);
  expect(main.querySelectorAll("li h2").length).toBeGreaterThanOrEqual(10);
});

test("FAQ page: has at least eleven questions, the first one open, each with its id", () => {
  const { main } = built.builtPage("/faq");
  const open = query.questions(main).map((one) => built.attribute(one, "aria-expanded"));
  expect(open.length).toBeGreaterThanOrEqual(11);
  expect(open).toEqual(open.map((_, index) => String(index === 0)));
  const ids = main.querySelectorAll("[id]").map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(blockIn(faq, "faq").items.map(({ id }) => id)));
});

for (const path of ["/faq", "/services"]) {
  test(`${path}: has the checklist with empty columns for three quotes`, () => {
    const sheet = built.element(built.builtPage(path).main, "#compare-quotes-sheet");
    const rows = query.texts(sheet.querySelectorAll('th[scope="row"]'));
    for (const name of [
      ...["area", "excavation", "sub-base", "compaction", "bedding sand", "pavers", "cutting"],
      ...["jointing", "edge restraint", "falls", "drains", "spoil", "pipes", "approvals"],
      ...["duration", "rates", "extra work", "payment", "warranty"],
    ]) {
      const words = rows.join("; ").toLowerCase();
      expect(words, "docs/specification.md#quote-checklist").toContain(name);
    }
    const cells = query.texts(sheet.querySelectorAll("td:not([colspan])"));
    expect(cells).toEqual(Array(3 * rows.length).fill(""));
  });
}

test("services page: the amounts of the sample quote add up", () => {
  const sheet = built.element(built.builtPage("/services").main, "#sample-quote-sheet");
  expect(built.textOf(sheet)).toContain(sampleQuote.mark);
  const numbersOf = (row: HTMLElement) =>
    query
      .texts(row.querySelectorAll("td:not([colspan])"))
      .map((cell) => Number(cell.replace(/[^\d.]/g, "")));
  const lines = sheet.querySelectorAll("tbody tr").map(numbersOf);
  // Half a cent is rounded up.
  const inCents = (rand: number) => Math.floor(100 * rand + 0.5 + 1e-6);
  for (const [quantity = 0, rate = 0, amount = 0] of lines) {
    expect(inCents(amount)).toBe(inCents(quantity * rate));
  }
  const totals = sheet.querySelectorAll("tfoot tr").flatMap(numbersOf);
  const perSquareMetre = totals.pop();
  const subtotal = lines.reduce((before, [, , amount = 0]) => before + amount, 0);
  const vat = (subtotal * sampleQuote.vatPercent) / 100;
  // A company that charges no VAT has one total.
  const expected = vat === 0 ? [subtotal] : [subtotal, vat, subtotal + vat];
  expect(totals.map(inCents)).toEqual(expected.map(inCents));
  const { from, to } = pricesPerSquareMetre.basic;
  expect(perSquareMetre).toBeGreaterThanOrEqual(from);
  expect(perSquareMetre).toBeLessThanOrEqual(to);
});

test("contact page: lists eight areas, and has the map in a frame of its own without script", () => {
  const { document, main } = built.builtPage("/contact");
  expect(query.list(main.querySelectorAll('li a[href^="/areas/"]'))).toBe(
    "Johannesburg, Pretoria, Centurion, Midrand, Sandton, Alberton, East Rand, Edenvale",
  );
  expect(built.attribute(main.querySelector("iframe"), "title")).toMatch(/map/i);
  expect(document.querySelector("main noscript iframe")?.attrs).toMatchObject({
    src: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
    loading: "lazy",
    referrerpolicy: "strict-origin-when-cross-origin",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  });
});

test("areas index: shows the main areas, whose suburbs link to their area", () => {
  const { main } = built.builtPage("/areas-we-serve");
  const groups = main
    .querySelectorAll("li")
    .filter((item) => item.querySelector("h3") !== null && item.querySelector("ul") !== null);
  expect(query.texts(groups.map((group) => built.element(group, "h3")))).toEqual(
    expect.arrayContaining([
      ...["Johannesburg", "Pretoria", "Midrand", "Randburg", "Roodepoort"],
      ...["Boksburg", "Benoni", "Kempton Park", "Germiston", "Krugersdorp"],
    ]),
  );
  for (const group of groups) {
    const own = built.attribute(group.querySelector("h3 a"), "href");
    const suburbs = group.querySelectorAll("ul a");
    expect(suburbs.length).toBeGreaterThanOrEqual(11);
    expect(new Set(suburbs.map((link) => built.attribute(link, "href")))).toEqual(new Set([own]));
  }
});
