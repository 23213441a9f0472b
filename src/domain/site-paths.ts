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

/** A slash of a path, doubled or with dots, which lead nowhere else. */
const slash = String.raw`/(\.?/)*`;

/**
 * A regular expression of the decoded paths that mean a page, in capital or small letters: `/About/`,
 * `//about`, `/about.html`. Phone keyboards write capital letters, and messengers and PDF readers take the
 * punctuation after a URL for a part of it. The hosts' configurations have these expressions, too.
 */
export const spellingsOf = (page: SitePath): string =>
  String.raw`^${page === "/" ? "" : page.replaceAll("/", slash)}(${slash}index)?(\.html)?[^a-z0-9]*$`;

/** The page that a URL's path means, however it is spelt; null if it means none. */
export function meantPath(pathname: string): SitePath | null {
  if (isSitePath(pathname)) return pathname;
  try {
    const path = decodeURIComponent(pathname);
    return sitePaths.find((page) => new RegExp(spellingsOf(page), "i").test(path)) ?? null;
  } catch {
    // It has a percent sign that encodes nothing.
    return null;
  }
}

/** Whether `href` is a path of this site, with nothing after it but a fragment or search params. */
export const isSiteHref = (href: string): href is SiteHref =>
  isSitePath(href.replace(/[#?].*$/, ""));
