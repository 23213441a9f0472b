import { expect, test } from "@playwright/test";
import { serviceNames } from "#src/domain/services.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { builtPage, builtPages, element, textOf } from "../support/built-pages.ts";
import { areas, texts } from "./page-queries.ts";

test.describe("figures of the specification", () => {
  const localPages = areas.map((slug) => `/areas/${slug}`);
  const services = Object.keys(serviceNames).map((slug) => `/services/${slug}`);
  const generalAreas = areas.filter((slug) => slug !== "waterfall").map((slug) => `/areas/${slug}`);
  for (const [figure, paths] of [
    ["R250-R450 per m²", ["/", "/services/residential", ...services, ...localPages]],
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
    test(`${figure} is on its pages`, () => {
      for (const path of paths) expect(textOf(builtPage(path).main), path).toContain(figure);
    });
  }

  test("no page has another price", () => {
    const figures = builtPages().flatMap(({ main }) => {
      // The sheets are marked as examples; the planner multiplies the price guide.
      const computed = main.querySelectorAll(
        "#sample-quote-sheet, #ten-year-plan-sheet, [aria-labelledby=planner]",
      );
      const text = computed.reduce((rest, part) => rest.replace(textOf(part), ""), textOf(main));
      return text.match(/\bR ?\d{3,}/g) ?? [];
    });
    // R21 and R59 are roads.
    expect(new Set(figures)).toEqual(new Set(["R250", "R450", "R350", "R850"]));
  });

  for (const [figure, only] of [
    ["3-7 days", /waterfall/],
    ["15-25 years", /waterfall/],
    ["20-30 years", /^\/faq$/],
    ["R350-R850", /^\/faq$/],
    ["2009", /^\/about$/],
    ["25+", /^\/$/],
  ] as const) {
    test(`${figure} is on no other page`, () => {
      const found = builtPages().filter(({ main }) => textOf(main).includes(figure));
      expect(found.map(({ path }) => path).filter((path) => !only.test(path))).toEqual([]);
    });
  }
});

test.describe("legal pages", () => {
  for (const path of ["/privacy-policy", "/terms-conditions"]) {
    test(`${path} was last updated 2 May 2025`, () => {
      expect(textOf(builtPage(path).main)).toMatch(/last updated:? 2 May 2025/i);
    });
  }

  for (const [path, terms] of [
    [
      "/privacy-policy",
      ["POPIA", "access", "correct", "delet", "object", "restrict", "transfer", "withdraw"],
    ],
    [
      "/terms-conditions",
      ["30 days", "deposit", "completion", "EFT", "credit card", "cash", "cheque", "about 30 days"],
    ],
  ] as const) {
    test(`${path} covers ${terms.join(", ")}`, () => {
      const text = textOf(builtPage(path).main).toLowerCase();
      for (const word of terms) expect(text).toContain(word.toLowerCase());
    });
  }
});

test.describe("paving planner", () => {
  test("is a table of guide prices until it opens", () => {
    const { main } = builtPage("/services/driveway");
    const table = element(main, "table:has(caption)");
    expect(textOf(element(table, "caption"))).toBe("Guide prices for common sizes");
    const row = texts(table.querySelectorAll("tr")).find((text) => text.startsWith("Two-car"));
    expect(row).toContain("R12 000 to R21 600");
    expect(textOf(main)).toContain("A guide, not a quote: the site visit decides.");
    const needScript = texts(main.querySelectorAll(`[${attribute.needsScript}] button`));
    expect(needScript).toContain("Plan my own paving");
  });
});
