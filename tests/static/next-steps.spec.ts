import { expect, test } from "@playwright/test";
import { canonicalAreaPath } from "#src/domain/areas.ts";
import { builtPage } from "../support/built-pages.ts";
import { areas, links } from "./page-queries.ts";

/* Where a visitor goes on from an answer (docs/specification.md). */

const planner = "/services/driveway#planner";

for (const path of ["/", "/faq", ...areas.map((slug) => `/areas/${slug}`)]) {
  test(`next steps: the price on ${path} leads to the planner`, () => {
    expect(links(builtPage(path).main, planner).length).toBeGreaterThan(0);
  });
}

test("next steps: a local page leads to three neighbours, the gallery and the questions", () => {
  const canonical = new Set<string>(areas.map(canonicalAreaPath));
  for (const slug of areas) {
    const { main } = builtPage(`/areas/${slug}`);
    const neighbours = main
      .querySelectorAll("a")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => canonical.has(href) && href !== canonicalAreaPath(slug));
    expect(new Set(neighbours).size, slug).toBeGreaterThanOrEqual(3);
    expect(links(main, "/gallery").length, slug).toBeGreaterThan(0);
    expect(links(main, "/faq").length, slug).toBeGreaterThan(0);
  }
});

for (const [path, targets] of [
  ["/", ["/services#sample-quote", "/services#compare-quotes"]],
  ...["/", "/areas/fourways", "/areas/midrand", "/areas/sandton"].map(
    (page) => [page, ["/services/commercial#ten-year-plan"]] as const,
  ),
  ["/areas/kempton-park", ["/services/industrial#planner"]],
] as const) {
  test(`next steps: ${path} leads to ${targets.join(" and ")}`, () => {
    const { main } = builtPage(path);
    for (const target of targets) expect(links(main, target)).toHaveLength(1);
  });
}
