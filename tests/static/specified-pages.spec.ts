import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { faq } from "#src/content/faq.ts";
import {
  operatingSince,
  pricesPerSquareMetre,
  replyWithin,
  workmanshipWarranty,
} from "#src/content/figures.ts";
import { home as homeContent } from "#src/content/home.ts";
import { openingHoursInWords } from "#src/content/interface/opening-hours.ts";
import { sampleQuote } from "#src/content/sample-quote.ts";
import type { BlockKind } from "#src/content-schema/schema.ts";
import { categoryNames, serviceNames } from "#src/domain/services.ts";
import { attribute, builtPage, element, sectionOf, textOf } from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import {
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
 * provides figures and the headings of blocks.
 */

test.describe("home page", () => {
  const home = () => builtPage("/");

  test("starts with two actions and four figures", () => {
    expect(textOf(element(home().main, "button[form]"))).toBe("Get a Free Quote");
    expect(links(home().main, "/services")).toContain("Explore Our Services");
    const figures = home()
      .main.querySelectorAll("dl > div")
      .map((tile) => [textOf(element(tile, "dd")), textOf(element(tile, "dt")).toLowerCase()]);
    expect(figures).toEqual(
      homeContent.stats.map(({ value, label }) => [value, label.toLowerCase()]),
    );
    expect(figures.length).toBeGreaterThanOrEqual(4);
  });

  test("shows three services, at least six reasons, the quote form and twelve areas", () => {
    const sections = home().main.querySelectorAll("section");
    const [services, reasons, quote, plan] = sections;
    if (!services || !reasons || !quote || !plan)
      throw new Error("Expected four sections on the home page.");
    expect(titles(services)).toEqual(
      expect.arrayContaining(["Residential", "Commercial", "Industrial"]),
    );
    expect(titles(reasons).length).toBeGreaterThanOrEqual(6);
    expect(textOf(quote)).toContain(replyWithin);
    expect(callLinks(quote).length).toBeGreaterThan(0);
    expect(links(quote, "/contact")).toContain(homeContent.quote.emailLink.text);
    expect(list(plan.querySelectorAll("li a"))).toBe(
      "Johannesburg, Pretoria, Centurion, Midrand, Sandton, Alberton, East Rand, Edenvale, Waterfall, Krugersdorp, Fourways, Hartbeespoort",
    );
  });
});

test.describe("about page", () => {
  for (const phrase of [
    operatingSince,
    "Quality",
    "Integrity",
    "Reliability",
    "Licensed and insured",
    "CIDB registered",
    "NHBRC certified",
    "Local code compliance",
    workmanshipWarranty,
    "Manufacturer",
    "Satisfaction guarantee",
  ]) {
    test(`says "${phrase}"`, () => {
      expect(textOf(builtPage("/about").main).toLowerCase()).toContain(phrase.toLowerCase());
    });
  }
});

test.describe("service pages", () => {
  test("link to three categories and nine services by Learn More", () => {
    const { main } = builtPage("/services");
    const more = main
      .querySelectorAll("a")
      .filter((link) => textOf(link).startsWith("Learn More"))
      .map((link) => attribute(link, "href")?.replace("/services/", ""));
    expect(more).toEqual(
      expect.arrayContaining([...Object.keys(categoryNames), ...Object.keys(serviceNames)]),
    );
    expect(buttons(main).at(-1)).toBeDefined();
    expect(main.querySelectorAll("button[form]").length).toBeGreaterThan(1);
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
    test(`${category}: its cards, twelve areas, SABS, three questions and a call link`, async () => {
      const page = builtPage(`/services/${category}`);
      const content = await blocksOf("categories", category);
      const part = (kind: BlockKind) => {
        const block = content.find((one) => one.kind === kind);
        if (block === undefined) throw new Error(`Expected a block ${kind} in ${category}.`);
        return sectionOf(page, block.heading);
      };
      expect(titles(part("service-cards")).length).toBeGreaterThanOrEqual(cards);
      for (const name of named) {
        expect(titles(part("service-cards")).join("; ").toLowerCase()).toContain(
          name.toLowerCase(),
        );
      }
      expect(textOf(page.main)).toContain("SABS");
      expect(part("areas").querySelectorAll('li a[href^="/areas/"]')).toHaveLength(12);
      expect(questions(part("questions")).length).toBeGreaterThanOrEqual(3);
      expect(buttons(part("closing"))).toContain("Request a Free Quote");
      expect(callLinks(part("closing"))).toHaveLength(1);
      expect(buttons(page.main)[0]).toBe("Request a Free Quote");
    });
  }
});

test.describe("gallery", () => {
  test("has at least ten projects, seven filters and two links at its end", () => {
    const { main } = builtPage("/gallery");
    const filters = main.querySelectorAll("fieldset button[aria-pressed]");
    expect(list(filters)).toBe(
      "All Projects, Driveways, Patios, Commercial, Industrial, Walkways, Pool Areas",
    );
    expect(filters.map((filter) => attribute(filter, "aria-pressed")).indexOf("true")).toBe(0);
    expect(main.querySelectorAll("li h2").length).toBeGreaterThanOrEqual(10);
    expect(links(main, "/contact")).not.toEqual([]);
    expect(links(main, "/services")).not.toEqual([]);
  });
});

test.describe("FAQ page", () => {
  test("has at least eleven questions, the first one open", () => {
    const open = questions(builtPage("/faq").main).map((one) => attribute(one, "aria-expanded"));
    expect(open.length).toBeGreaterThanOrEqual(11);
    expect(open).toEqual(open.map((_, index) => String(index === 0)));
  });

  test("has an id for every question", () => {
    const ids = builtPage("/faq")
      .main.querySelectorAll("[id]")
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(faq.items.map(({ id }) => id)));
  });

  test("ends with contact and call links", () => {
    const end = sectionOf(builtPage("/faq"), "Still Have Questions?");
    expect(links(end, "/contact")).toEqual(["Contact Us"]);
    expect(callLinks(end)).toEqual(["Call Now"]);
  });
});

test.describe("quote sheets", () => {
  for (const path of ["/faq", "/services"]) {
    test(`${path} has the checklist with empty columns for three quotes`, () => {
      const sheet = element(builtPage(path).main, "#compare-quotes-sheet");
      const rows = sheet.querySelectorAll('th[scope="row"]').map((row) => textOf(row));
      for (const name of [
        ...["area", "excavation", "sub-base", "compaction", "bedding sand", "pavers", "cutting"],
        ...["jointing", "edge restraint", "falls", "drains", "spoil", "pipes", "approvals"],
        ...["duration", "rates", "extra work", "payment", "warranty"],
      ]) {
        expect(rows.join("; ").toLowerCase(), "docs/specification.md#quote-checklist").toContain(
          name,
        );
      }
      const cells = sheet.querySelectorAll("td:not([colspan])").map((cell) => textOf(cell));
      expect(cells).toEqual(Array(3 * rows.length).fill(""));
    });
  }

  test("/services has a sample quote whose amounts add up", () => {
    const sheet = element(builtPage("/services").main, "#sample-quote-sheet");
    expect(textOf(sheet)).toContain(sampleQuote.mark);
    const numbersOf = (row: ReturnType<typeof element>) =>
      row
        .querySelectorAll("td:not([colspan])")
        .map((cell) => Number(textOf(cell).replace(/[^\d.]/g, "")));
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
});

test.describe("contact page", () => {
  test("shows phone, email, office, hours, map and form", () => {
    const { main } = builtPage("/contact");
    for (const detail of [
      business.visiblePhone,
      business.email,
      business.officeAddress,
      openingHoursInWords(business),
    ]) {
      expect(textOf(main)).toContain(detail);
    }
    expect(callLinks(main)).toContain(business.visiblePhone);
    expect(attribute(main.querySelector("iframe"), "title")).toMatch(/map/i);
    expect(textOf(sectionOf(builtPage("/contact"), "Request a Free Quote"))).toContain(
      "Submit Request",
    );
  });

  test("has the map in a frame of its own without script", () => {
    // The parser keeps the content of noscript as text.
    const frames = builtPage("/contact").document.querySelectorAll("main noscript");
    const frame = parse(frames.map(({ rawText }) => rawText).join("")).querySelector("iframe");
    expect(attribute(frame, "src")).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(attribute(frame, "loading")).toBe("lazy");
    expect(attribute(frame, "referrerpolicy")).toBe("strict-origin-when-cross-origin");
    expect(attribute(frame, "sandbox")).toBe(
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    );
  });

  test("lists eight service areas", () => {
    const chips = builtPage("/contact").main.querySelectorAll('li a[href^="/areas/"]');
    expect(list(chips)).toBe(
      "Johannesburg, Pretoria, Centurion, Midrand, Sandton, Alberton, East Rand, Edenvale",
    );
  });
});

test.describe("areas index", () => {
  test("shows the main areas, whose suburbs link to their area", () => {
    const { main } = builtPage("/areas-we-serve");
    const groups = main
      .querySelectorAll("li")
      .filter((item) => item.querySelector("h3") !== null && item.querySelector("ul") !== null);
    expect(texts(groups.map((group) => element(group, "h3")))).toEqual(
      expect.arrayContaining([
        ...["Johannesburg", "Pretoria", "Midrand", "Randburg", "Roodepoort"],
        ...["Boksburg", "Benoni", "Kempton Park", "Germiston", "Krugersdorp"],
      ]),
    );
    for (const group of groups) {
      const own = attribute(group.querySelector("h3 a"), "href");
      const suburbs = group.querySelectorAll("ul a");
      expect(suburbs.length).toBeGreaterThanOrEqual(11);
      expect(new Set(suburbs.map((link) => attribute(link, "href")))).toEqual(new Set([own]));
    }
  });

  test("ends with a quote link to the contact page", () => {
    const last = builtPage("/areas-we-serve").main.querySelectorAll("section").at(-1);
    if (last === undefined) throw new Error("Expected a section on the areas index.");
    expect(links(last, "/contact")).toEqual(["Request a Free Quote"]);
  });
});
