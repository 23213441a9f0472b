import { expect, test } from "@playwright/test";
import * as figures from "#src/content/figures.ts";
import { guideRates } from "#src/content/figures.ts";
import * as plannerWords from "#src/content/interface/planner.ts";
import { pavingPresets } from "#src/content/paving-presets.ts";
import { serviceNames } from "#src/domain/services.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { planPrice } from "#src/planner/domain/plan-guide.ts";
import { randRange } from "#src/planner/plan-formats.ts";
import { builtPage, builtPages, element, textOf } from "../support/built-pages.ts";
import { areas, texts } from "./page-queries.ts";

const figureByName = { ...figures };
const localPages = areas.map((slug) => `/areas/${slug}`);
const services = Object.keys(serviceNames).map((slug) => `/services/${slug}`);
const generalAreas = localPages.filter((path) => path !== "/areas/waterfall");
const allTexts: readonly unknown[] = Object.values(figureByName);

for (const [name, paths, only] of [
  ["pricePerSquareMetre", ["/", "/services/residential", ...services, ...localPages]],
  ["faqBasicPriceFrom", ["/faq"]],
  ["faqPremiumPrice", ["/faq"], /^\/faq$/],
  ["faqDrivewayDuration", ["/faq"]],
  ["drivewayDuration", [...generalAreas, "/services/residential"]],
  ["waterfallDrivewayDuration", ["/areas/waterfall"], /waterfall/],
  ["industrialDuration", ["/services/industrial"]],
  ["faqCommercialDuration", ["/faq"]],
  ["commercialDuration", ["/services/commercial"]],
  ["faqLifespan", ["/faq"], /^\/faq$/],
  ["waterfallLifespan", ["/areas/waterfall"], /waterfall/],
  ["resealing", ["/faq"]],
  ["materialWarranty", ["/faq", "/about"]],
  ["workmanshipWarranty", ["/about", "/faq"]],
  ["operatingSince", ["/about"], /^\/about$/],
  ["quoteValidity", ["/terms-conditions"]],
  ["replyWithin", ["/"]],
] as const) {
  test(`figures: ${name} is on its pages${only ? " and on no other" : ""}`, () => {
    const figure = figureByName[name];
    for (const path of paths) expect(textOf(builtPage(path).main), path).toContain(figure);
    // Readings that the company has made equal can be on each other's pages.
    if (only === undefined || allTexts.filter((text) => text === figure).length > 1) return;
    const found = builtPages().filter(({ main }) => textOf(main).includes(figure));
    expect(found.map(({ path }) => path).filter((path) => !only.test(path))).toEqual([]);
  });
}

test("figures: no page has another price", () => {
  const prices = builtPages().flatMap(({ main }) => {
    // The sheets are marked as examples; the planner and the offer multiply the price guide.
    const computed = main.querySelectorAll(
      "#sample-quote-sheet, #ten-year-plan-sheet, [aria-labelledby=planner], [aria-labelledby=offer]",
    );
    const text = computed.reduce((rest, part) => rest.replace(textOf(part), ""), textOf(main));
    return text.match(/\bR ?\d{3,}(?:-R\d{3,})?(?: per m²)?/g) ?? [];
  });
  // R21 and R59 are roads.
  const { basic, premium } = figures.pricesPerSquareMetre;
  const known = [
    `R${basic.from} per m²`,
    ...[basic, premium].map(({ from, to }) => `R${from}-R${to} per m²`),
  ];
  expect(
    prices.filter((price) => !known.includes(price)),
    "docs/specification.md#figures: take prices from src/content/ts",
  ).toEqual([]);
});

for (const [path, terms] of [
  [
    "/privacy-policy",
    ["POPIA", "access", "correct", "delet", "object", "restrict", "transfer", "withdraw"],
  ],
  [
    "/terms-conditions",
    [
      ...[figures.quoteValidity, "deposit", "completion", "EFT", "credit card", "cash", "cheque"],
      figures.termsNotice,
    ],
  ],
] as const) {
  test(`${path}: covers ${terms.join(", ")}, and says when it was last updated`, () => {
    const text = textOf(builtPage(path).main).toLowerCase();
    for (const word of terms) expect(text).toContain(word.toLowerCase());
    expect(text).toMatch(/last updated:? \d{1,2} [a-z]+ \d{4}/);
  });
}

test("paving planner: is a table of guide prices until it opens", () => {
  const { main } = builtPage("/services/driveway");
  const table = element(main, "table:has(caption)");
  expect(textOf(element(table, "caption"))).toBe(plannerWords.priceTable.caption);
  const { label, plan } = pavingPresets["two-car"];
  const price = planPrice(plan, guideRates);
  if (price.kind !== "range") throw new Error(`Expected a guide price of ${label}.`);
  const row = texts(table.querySelectorAll("tr")).find((text) => text.startsWith(label));
  expect(row).toContain(randRange(price).replaceAll("\u00a0", " "));
  expect(textOf(main)).toContain(plannerWords.guideNotQuote);
  const needScript = texts(main.querySelectorAll(`[${attribute.needsScript}] button`));
  expect(needScript).toContain(plannerWords.openPlanner);
});
