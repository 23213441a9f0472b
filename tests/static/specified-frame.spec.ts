import { expect, test } from "@playwright/test";
import { openPlanner as openPlannerButton } from "#src/content/interface/paving-planner.ts";
import { quotePrompt } from "#src/content/interface/sections.ts";
import { serviceNames } from "#src/domain/services.ts";
import {
  attribute,
  type BuiltPage,
  builtPage,
  builtPages,
  element,
  textOf,
} from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import { areas, links } from "./page-queries.ts";

test.describe("page frame", () => {
  const headerLinks = ({ document }: BuiltPage) =>
    element(document, "header")
      .querySelectorAll("a")
      .map((link) => attribute(link, "href"));

  test("the header links to main pages, areas, call number and quote", () => {
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

  test("the footer has links, the nine services, address and legal pages", () => {
    for (const { path, document } of builtPages()) {
      const footer = element(document, "footer");
      for (const target of [
        "/about",
        "/services/residential",
        ...Object.keys(serviceNames).map((slug) => `/services/${slug}`),
        "/privacy-policy",
        "/terms-conditions",
      ]) {
        expect(links(footer, target), `${path}: ${target}`).not.toEqual([]);
      }
      expect(textOf(footer), path).toContain(business.officeAddress);
    }
  });

  test("the quote call halfway never stands next to the planner, which calls for a quote itself", () => {
    const call = quotePrompt;
    let count = 0;
    for (const { path, main } of builtPages()) {
      const parts = main.querySelectorAll("section, p").filter((part) => {
        return part.tagName === "SECTION" || textOf(part) === call;
      });
      const index = parts.findIndex(({ tagName }) => tagName === "P");
      if (index === -1) continue;
      count += 1;
      for (const neighbour of [parts[index - 1], parts[index + 1]]) {
        if (neighbour === undefined)
          throw new Error(`Expected a section beside the call on ${path}.`);
        expect(textOf(neighbour), path).not.toContain(openPlannerButton);
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  test("the not-found page links home", () => {
    const { main } = builtPage("/404");
    expect(textOf(element(main, "h1"))).toBe("Oops! Page not found");
    expect(links(main, "/")).toEqual(["Return to Home"]);
  });
});
