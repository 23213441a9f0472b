import { kindOf, pageAt, pageBudgets, pages, sitePaths } from "#src/domain/pages.ts";

/** The kind of the page at a path; that of the not-found page for an unknown one. */
export const kindAt = (path: string): string => kindOf(pageAt(path)?.content ?? "not-found");

/** Every kind of page, with the path that benchmarks and checks of layout open. */
export const pageKinds = Object.keys(pageBudgets).map((name) => ({
  name,
  example: pages.find(({ content }) => kindOf(content) === name)?.path ?? "/nowhere",
}));

/** What the console says of the not-found page (docs/specification.md#not-found). */
export const notFoundLines = [/Failed to load resource: .*404/, /Page not found: /];

/** One page of every kind but the not-found page, and those with a part that others of their kind lack. */
export const examplePaths = [
  ...pageKinds.map(({ example }) => example).filter((path) => path !== "/nowhere"),
  ...["/areas/sandton", "/areas/east-rand", "/areas/edenvale", "/areas/kempton-park"],
];

/** One path of every page: /paving-benoni equals /areas/benoni (tests/static/page-heads.spec.ts). */
export const uniquePaths = sitePaths.filter((path) => !path.startsWith("/paving-"));

/** Five paths for each test. */
export const batchesOfFive = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / 5) }, (_, batch) =>
    paths.slice(batch * 5, batch * 5 + 5),
  );
