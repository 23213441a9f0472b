import type { FileRouteTypes } from "../routeTree.gen.ts";
import { areaPath, type LocalSlug, localNames, type PavingArea, pavingAreas } from "./areas.ts";
import { keysOf } from "./keys-of.ts";
import { categoryNames, type ServiceSlug, serviceNames } from "./services.ts";

/** The paths of each route that has a parameter. */
interface ParameterPaths {
  "/areas/$area": `/areas/${LocalSlug}`;
  "/paving-{$area}": `/paving-${PavingArea}`;
  "/services/$service": `/services/${ServiceSlug}`;
}

type RoutePath = FileRouteTypes["to"];

/** Path of a page of this site, without a trailing slash: the route tree's, parameters filled in. */
export type SitePath = {
  [Path in RoutePath]: Path extends keyof ParameterPaths ? ParameterPaths[Path] : Path;
}[RoutePath];

/** A link within the site: a path, with a fragment or search params where needed. */
export type SiteHref = SitePath | `${SitePath}#${string}` | `${SitePath}?${string}`;

/** A link that leaves the site. */
export type ExternalHref = `tel:${string}` | `mailto:${string}` | `https:${string}`;

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
  ...keysOf(localNames).map(areaPath),
  ...pavingAreas.map((slug) => `/paving-${slug}` as const),
] as const;

/** Fails to compile when a route is missing from the list: its paths are named in the error. */
type Complete<Listed> = [Exclude<SitePath, Listed>] extends [never]
  ? readonly SitePath[]
  : { missing: Exclude<SitePath, Listed> };

/** Path of every page that the site prerenders, in the order of the route table. */
export const sitePaths: Complete<(typeof paths)[number]> = paths;

/** The paths that search engines index: one of the two that show the same local page. */
export const canonicalPaths: readonly SitePath[] = sitePaths.filter(
  (path) => !pavingAreas.some((slug) => path === `/areas/${slug}`),
);

export const isSitePath = (path: string): path is SitePath =>
  sitePaths.some((known) => known === path);

/** Whether `href` is a path of this site, with nothing after it but a fragment or search params. */
export const isSiteHref = (href: string): href is SiteHref =>
  isSitePath(href.replace(/[#?].*$/, ""));
