import { expect, test } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { areaNames } from "#src/domain/areas.ts";
import { hoursByDays, openingHoursInWords } from "#src/domain/opening-hours.ts";
import { canonicalPaths } from "#src/domain/pages.ts";
import * as built from "../support/built-pages.ts";
import { business } from "../support/business.ts";

interface Node {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

function graph({ path, document }: built.BuiltPage): Node[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts.length, path).toBe(1);
  const data = JSON.parse(scripts[0]?.rawText ?? "");
  expect(data["@context"], path).toBe("https://schema.org");
  return data["@graph"];
}

const ofType = (page: built.BuiltPage, type: string) =>
  graph(page).filter((node) => node["@type"] === type);

const oneOfType = (page: built.BuiltPage, type: string): Node => {
  const [node, ...others] = ofType(page, type);
  if (node === undefined) throw new Error(`Expected a ${type} on ${page.path}.`);
  expect(others, page.path).toEqual([]);
  return node;
};

const company = () => oneOfType(built.builtPage("/"), "GeneralContractor");

test("structured data: describes the company once, as on the home page", () => {
  const home = built.builtPage("/");
  const { telephone, email, name, image, ...facts } = company();
  const footer = built.element(home.document, "footer");
  expect(built.textOf(footer)).toContain(name);
  expect(built.attribute(footer.querySelector("a[href^=tel]"), "href")).toBe(`tel:${telephone}`);
  expect(built.attribute(footer.querySelector("a[href^=mailto]"), "href")).toBe(`mailto:${email}`);

  const { streetAddress, addressLocality, postalCode } = Object(facts.address);
  for (const part of [streetAddress, addressLocality, postalCode]) {
    expect(built.textOf(footer)).toContain(part);
  }
  expect(image).toBe(built.headValue(home, "og:image"));
  expect(facts.geo).toMatchObject({
    latitude: business.mapLatitude,
    longitude: business.mapLongitude,
  });
  const prices = String(facts.priceRange).match(/R\d+/g) ?? [];
  expect(prices).toHaveLength(2);
  for (const price of prices) expect(built.textOf(built.builtPage("/faq").main)).toContain(price);
  expect(built.textOf(footer)).toContain(openingHoursInWords(business));
  const week = [facts.openingHoursSpecification].flat().map(Object);
  for (const { days, hours } of hoursByDays(business)) {
    expect(week).toContainEqual(expect.objectContaining({ dayOfWeek: days, ...hours }));
  }
  const areas = [facts.areaServed].flat().map((area) => Object(area).name);
  expect(areas.sort()).toEqual(Object.values(areaNames).sort());

  const others = built.builtPages().filter(({ path }) => path !== "/");
  expect(others.flatMap((page) => ofType(page, "GeneralContractor"))).toEqual([]);
});

test("structured data: every page has its breadcrumbs", () => {
  expect(ofType(built.builtPage("/"), "BreadcrumbList")).toEqual([]);
  for (const page of built.builtPages().filter(({ path }) => path !== "/")) {
    const steps = [oneOfType(page, "BreadcrumbList").itemListElement].flat().map(Object);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(0)?.item).toBe(`${business.origin}/`);
    expect(steps.at(-1)?.item, page.path).toBe(built.canonical(page));
    expect(steps.length, page.path).toBe(/^\/(services\/|areas\/|paving-)/.test(page.path) ? 3 : 2);
    for (const { name } of steps) expect(built.textOf(page.document), page.path).toContain(name);
  }
});

test("structured data: service pages offer their service", () => {
  const { "@type": type, "@id": id, name, telephone } = company();
  const offering = /^\/(services\/|areas\/|paving-)/;
  for (const page of built.builtPages()) {
    if (!offering.test(page.path)) {
      expect(ofType(page, "Service"), page.path).toEqual([]);
      continue;
    }
    const service = oneOfType(page, "Service");
    expect(service, page.path).toMatchObject({
      provider: { "@type": type, "@id": id, name, telephone },
      url: built.canonical(page),
      description: built.headValue(page, "description"),
    });
    const area = Object.entries(areaNames).find(
      ([slug]) => page.path.endsWith(`-${slug}`) || page.path === `/areas/${slug}`,
    );
    if (area === undefined) expect(service.areaServed, page.path).toBeUndefined();
    else {
      expect(service.areaServed).toEqual({ "@type": "Place", name: area[1] });
      expect(built.textOf(built.element(page.main, "h1"))).toBe(service.name);
    }
  }
});

/** The element with a question and its answer. */
function questionElement({ path, main }: built.BuiltPage, question: string): HTMLElement {
  const heading = main
    .querySelectorAll("h2, h3, h4")
    .find((found) => built.textOf(found) === question);
  if (!heading?.parentNode) throw new Error(`Expected the question "${question}" on ${path}.`);
  return heading.parentNode;
}

test("structured data: has the questions and answers of the page", () => {
  const described: string[] = [];
  for (const page of built.builtPages()) {
    const [faq] = ofType(page, "FAQPage");
    if (faq === undefined) continue;
    described.push(page.path);
    const listed = [faq.mainEntity].flat().map(Object);
    for (const { name, acceptedAnswer } of listed) {
      const shown = built.textOf(questionElement(page, name));
      expect(shown, page.path).toBe(`${name} ${acceptedAnswer.text}`.replace(/\s+/g, " "));
    }
    // On a phone the first two may be a list of their own.
    const lists = new Set(listed.map(({ name }) => questionElement(page, name).parentNode));
    const shown = [...lists].reduce((count, list) => count + (list?.childNodes.length ?? 0), 0);
    expect(shown, `${page.path}: all questions are listed`).toBe(listed.length);
  }
  const isExpected = (path: string) => /^\/(faq$|services\/|areas\/|paving-)/.test(path);
  expect(described).toEqual(
    built
      .builtPages()
      .map(({ path }) => path)
      .filter(isExpected),
  );
});

test("structured data: names pages by their canonical URLs, and has no reviews or ratings", () => {
  const allowed = new Set(canonicalPaths.map((path) => `${business.origin}${path}`));
  for (const page of built.builtPages()) {
    const nodes = graph(page).map(({ image, ...node }) => node);
    const urls = JSON.stringify(nodes).match(/https?:[^"]+/g) ?? [];
    const named = urls.map((url) => url.replace(/#.*/, ""));
    expect(
      named.filter((url) => !allowed.has(url)),
      page.path,
    ).toEqual([]);
    expect(JSON.stringify(nodes), page.path).not.toMatch(/Review|Rating|HowTo/);
  }
});
