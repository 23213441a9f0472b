import { areasWithPavingPath } from "#src/domain/areas.ts";
import { sitePaths } from "#src/domain/site-paths.ts";

interface PageKind {
  /** As in its row of the table of budgets in docs/testing.md. */
  name: string;
  /** The path that benchmarks and screenshots open. */
  example: string;
  /** Matches the paths of its built pages. */
  paths: RegExp;
}

/** Every kind of page; the first whose `paths` match a page is the kind of that page. */
export const pageKinds: readonly PageKind[] = [
  { name: "home", example: "/", paths: /^\/$/ },
  {
    name: "one category",
    example: "/services/residential",
    paths: /^\/services\/(residential|commercial|industrial)$/,
  },
  { name: "one service", example: "/services/driveway", paths: /^\/services\/./ },
  { name: "all services", example: "/services", paths: /^\/services$/ },
  { name: "one area", example: "/areas/sandton", paths: /^\/(areas\/|paving-)/ },
  { name: "all areas", example: "/areas-we-serve", paths: /^\/areas-we-serve$/ },
  { name: "gallery", example: "/gallery", paths: /^\/gallery$/ },
  { name: "questions", example: "/faq", paths: /^\/faq$/ },
  { name: "about", example: "/about", paths: /^\/about$/ },
  { name: "contact", example: "/contact", paths: /^\/contact$/ },
  {
    name: "legal",
    example: "/privacy-policy",
    paths: /^\/(privacy-policy|terms-conditions)$/,
  },
  { name: "not found", example: "/nowhere", paths: /^\/404$/ },
];

/** What the console says of the not-found page (docs/specification.md#not-found). */
export const notFoundLines = [/Failed to load resource: .*404/, /Page not found: /];

/** One page of every kind but the not-found page, and those with a part that others of their kind lack. */
export const examplePaths = [
  ...pageKinds.map(({ example }) => example).filter((path) => path !== "/nowhere"),
  ...["/areas/east-rand", "/areas/edenvale", "/areas/kempton-park"],
];

const secondPaths = new Set(areasWithPavingPath.map((slug) => `/paving-${slug}`));

/** One path of every page: /paving-benoni equals /areas/benoni (tests/static/page-heads.spec.ts). */
export const uniquePaths = sitePaths.filter((path) => !secondPaths.has(path));

/** Five paths for each test. */
export const batchesOfFive = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / 5) }, (_, batch) =>
    paths.slice(batch * 5, batch * 5 + 5),
  );
