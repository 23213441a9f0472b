import { areaNames, pavingAreas } from "./areas.ts";
import { categoryNames, serviceNames } from "./services.ts";
import { unlistedAreas } from "./unlisted-areas.ts";

const slugsOf = (names: Readonly<Record<string, string>>) => Object.keys(names);

/** Every address that the site answers with a page of its own, in the order of the route table. */
export const sitePaths: readonly string[] = [
  "/",
  "/about",
  "/services",
  ...slugsOf(categoryNames).map((slug) => `/services/${slug}`),
  ...slugsOf(serviceNames).map((slug) => `/services/${slug}`),
  "/gallery",
  "/faq",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/areas-we-serve",
  ...slugsOf(areaNames).map((slug) => `/areas/${slug}`),
  ...slugsOf(unlistedAreas).map((slug) => `/areas/${slug}`),
  ...pavingAreas.map((slug) => `/paving-${slug}`),
];

/** The addresses that search engines are to keep: of two that show the same page, one. */
export const canonicalPaths: readonly string[] = sitePaths.filter(
  (path) => !pavingAreas.some((slug) => path === `/areas/${slug}`),
);
