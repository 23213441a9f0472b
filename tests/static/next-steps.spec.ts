import { expect, test } from "@playwright/test";
import { builtPage } from "../support/built-pages.ts";
import { links } from "./page-queries.ts";

/* Where a visitor goes on from an answer (docs/specification.md). */

const planner = "/services/driveway#planner";

for (const path of ["/", "/faq"]) {
  test(`next steps: the price on ${path} leads to the planner`, () => {
    expect(links(builtPage(path).main, planner).length).toBeGreaterThan(0);
  });
}

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
