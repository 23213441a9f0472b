import { areaNames, areaPath, areasWithPavingPath } from "./areas.ts";
import { keysOf } from "./keys-of.ts";
import { categoryNames, serviceNames } from "./services.ts";

const paths = [
  "/",
  "/about",
  "/services",
  ...keysOf(categoryNames).map((slug) => `/services/${slug}` as const),
  ...keysOf(serviceNames).map((slug) => `/services/${slug}` as const),
  "/gallery",
  "/faq",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/areas-we-serve",
  ...keysOf(areaNames).map(areaPath),
  ...areasWithPavingPath.map((slug) => `/paving-${slug}` as const),
] as const;

/**
 * Path of a page of this site, without a trailing slash. The union is exactly what the route tree
 * answers: site-paths.test.ts fails to compile otherwise.
 */
export type SitePath = (typeof paths)[number];

/** Path of every page that the site prerenders, in the order of the route table. */
export const sitePaths: readonly SitePath[] = paths;

/** A link within the site: a path, with a fragment or search params where needed. */
export type SiteHref = SitePath | `${SitePath}#${string}` | `${SitePath}?${string}`;

/** A link that leaves the site. */
export type ExternalHref = `tel:${string}` | `mailto:${string}` | `https:${string}`;

/** The paths that search engines index: one of the two that show the same local page. */
export const canonicalPaths: readonly SitePath[] = sitePaths.filter(
  (path) => !areasWithPavingPath.some((slug) => path === `/areas/${slug}`),
);

export const isSitePath = (path: string): path is SitePath =>
  sitePaths.some((known) => known === path);

/** Whether `href` is a path of this site, with nothing after it but a fragment or search params. */
export const isSiteHref = (href: string): href is SiteHref =>
  isSitePath(href.replace(/[#?].*$/, ""));
