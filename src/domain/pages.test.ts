import { readFileSync } from "node:fs";
import { expectTypeOf, test } from "vitest";
import { footerLists, legalLinks, menu } from "../content/navigation.ts";
import type { FileRouteTypes } from "../routeTree.gen.ts";
import {
  type AreaSlug,
  areasWithPavingPath,
  canonicalAreaPath,
  type PavingAreaSlug,
} from "./areas.ts";
import { canonicalPaths, isSiteHref, meantPath, type SitePath, sitePaths } from "./pages.ts";
import type { CategorySlug, ServiceSlug } from "./services.ts";

/** The paths of each route that has a parameter. */
interface ParameterPaths {
  "/areas/$area": `/areas/${AreaSlug}`;
  "/paving-{$area}": `/paving-${PavingAreaSlug}`;
  "/services/$service": `/services/${CategorySlug | ServiceSlug}`;
}

/** The route tree's paths, parameters filled in. */
type RoutePath = {
  [Path in FileRouteTypes["to"]]: Path extends keyof ParameterPaths ? ParameterPaths[Path] : Path;
}[FileRouteTypes["to"]];

/** docs/specification.md#pages-and-urls */
const specifiedPaths = [
  "/",
  "/about",
  "/services",
  "/services/residential",
  "/services/commercial",
  "/services/industrial",
  "/gallery",
  "/faq",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/areas-we-serve",
  ..."sandton johannesburg pretoria centurion midrand randburg roodepoort boksburg benoni kempton-park germiston krugersdorp waterfall alberton east-rand fourways edenvale hartbeespoort"
    .split(" ")
    .map((area) => `/areas/${area}`),
];

// Here and not in pages.ts: the route tree imports the routes, and those import the paths.
test("site paths: are exactly those that the route tree answers", () => {
  expectTypeOf<SitePath>().toEqualTypeOf<RoutePath>();
});

/** What a new page still needs, with the file that lacks it. */
test("site paths: are all in the specification and in the menu or the footer", ({ expect }) => {
  const [, table = ""] =
    /## Pages and URLs\n(.*?)\n### /s.exec(readFileSync("docs/specification.md", "utf8")) ?? [];
  const linked = [...menu, ...footerLists, ...legalLinks]
    .flatMap((entry) => ("links" in entry ? entry.links : entry))
    .map(({ to }) => to);
  const kinds = [
    [/^\/services\/.+/, "/services/{service}"],
    [/^\/areas\/.+/, "/areas/{area}"],
    [/^\/paving-.+/, "/paving-{area}"],
  ] as const;
  const missing = sitePaths.flatMap((path) => {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
    return [
      ...(table.includes(`\`${kind ?? path}\``)
        ? []
        : [`docs/specification.md#pages-and-urls: a row for ${path}`]),
      ...(kind === "/paving-{area}" || linked.includes(path)
        ? []
        : [`src/content/navigation.ts: a link to ${path} in the menu or the footer`]),
    ];
  });
  expect(missing).toEqual([]);
});

test("site paths: list no path twice", ({ expect }) => {
  expect(new Set(sitePaths).size).toBe(sitePaths.length);
});

test("site paths: include every path of the specification", ({ expect }) => {
  expect(sitePaths).toEqual(expect.arrayContaining(specifiedPaths));
});

test("site paths: of the two of a local page, search engines index the one for paving", ({
  expect,
}) => {
  for (const area of areasWithPavingPath) {
    expect(canonicalAreaPath(area)).toBe(`/paving-${area}`);
    expect(canonicalPaths).not.toContain(`/areas/${area}`);
  }
  expect(canonicalAreaPath("sandton")).toBe("/areas/sandton");
  expect(sitePaths).toHaveLength(canonicalPaths.length + areasWithPavingPath.length);
});

test("a link within the site: is a path with a fragment or search params at most", ({ expect }) => {
  for (const href of ["/", "/faq", "/faq#cost", "/gallery?category=patio", "/faq?plan=a#b"]) {
    expect(isSiteHref(href)).toBe(true);
  }
  for (const href of ["", "faq", "/faq/", "/castle", "/castle#cost", "#cost", "https://faq"]) {
    expect(isSiteHref(href)).toBe(false);
  }
});

test.for([
  ["//", "/"],
  ["/index.html", "/"],
  ["/FAQ", "/faq"],
  ["//faq/", "/faq"],
  ["/./%2e/f%61q", "/faq"],
  ["/faq/index.html", "/faq"],
  ["/faq%E2%80%9D).", "/faq"],
  ["/Areas%2FEast-Rand//", "/areas/east-rand"],
  ["/faq&utm_source=x", "/faq"],
  ["/faq/%3Ffbclid=Ab1", "/faq"],
  ["/faq%23stained-pavers", "/faq"],
  ["/faq%09", null],
  ["/faqs", null],
  ["/faqs&utm_source=x", null],
  ["/faq/cost", null],
  ["/faq.txt", null],
  ["/areas", null],
  ["/faq%", null],
  ["//example.com/faq", null],
  ["/%5Cexample.com", null],
] as const)("a path: %s means the page %s", ([pathname, page], { expect }) => {
  expect(meantPath(pathname)).toBe(page);
});
