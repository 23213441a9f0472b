import { areaNames, areaPath, areasWithPavingPath } from "./areas.ts";
import { keysOf } from "./keys-of.ts";
import { categoryNames, serviceNames } from "./services.ts";

/**
 * Every page, in the order of docs/specification.md#pages-and-urls: its path, its name in menus, footers and
 * breadcrumbs, and its content file below src/content. pages.test.ts compiles only with a route for each path.
 */
export const pages = [
  { path: "/", name: "Home", content: "home" },
  { path: "/about", name: "About", content: "about" },
  { path: "/services", name: "Services", content: "services-index" },
  ...keysOf(categoryNames).map(
    (slug) =>
      ({
        path: `/services/${slug}`,
        name: categoryNames[slug],
        content: `categories/${slug}`,
      }) as const,
  ),
  ...keysOf(serviceNames).map(
    (slug) =>
      ({
        path: `/services/${slug}`,
        name: serviceNames[slug],
        content: `services/${slug}`,
      }) as const,
  ),
  { path: "/gallery", name: "Gallery", content: "gallery" },
  { path: "/faq", name: "FAQs", content: "faq" },
  { path: "/contact", name: "Contact", content: "contact" },
  { path: "/privacy-policy", name: "Privacy Policy", content: "legal/privacy-policy" },
  { path: "/terms-conditions", name: "Terms & Conditions", content: "legal/terms-conditions" },
  { path: "/areas-we-serve", name: "Areas We Serve", content: "areas-index" },
  ...keysOf(areaNames).map(
    (slug) => ({ path: areaPath(slug), name: areaNames[slug], content: `areas/${slug}` }) as const,
  ),
  ...areasWithPavingPath.map(
    (slug) =>
      ({ path: `/paving-${slug}`, name: areaNames[slug], content: `areas/${slug}` }) as const,
  ),
] as const;

/** Path of a page of this site. The union is exactly what the route tree answers (pages.test.ts). */
export type SitePath = (typeof pages)[number]["path"];

export const sitePaths: readonly SitePath[] = pages.map(({ path }) => path);

/** A link within the site: a path, with a fragment or search params where needed. */
export type SiteHref = SitePath | `${SitePath}#${string}` | `${SitePath}?${string}`;

export type ExternalHref = `tel:${string}` | `mailto:${string}` | `https:${string}`;

/** The paths that search engines index: one of the two that show the same local page. */
export const canonicalPaths: readonly SitePath[] = sitePaths.filter(
  (path) => !areasWithPavingPath.some((slug) => path === `/areas/${slug}`),
);

export const pageAt = (path: string) => pages.find((page) => page.path === path);

export const isSitePath = (path: string): path is SitePath => pageAt(path) !== undefined;

/** A slash of a path, doubled or with dots, which lead nowhere else. */
const slash = String.raw`/(\.?/)*`;

/**
 * A regular expression of the decoded paths that mean a page, such as `/About/`, `//about`, `/about.html`. Phone
 * keyboards write capital letters, messengers take punctuation after a URL for a part of it, and mail tools add params
 * with `&` or an encoded `?`, or encode the `#`. The hosts' configurations have these expressions, too.
 */
export const spellingsOf = (page: SitePath): string =>
  String.raw`^${page === "/" ? "" : page.replaceAll("/", slash)}(${slash}index)?(\.html)?` +
  String.raw`[^a-z0-9\x00-\x1f\x7f]*([?&\x23][^\x00-\x1f\x7f]*)?$`;

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

export const pageName = (path: SitePath): string => pageAt(path)?.name ?? path;

/** The two lists of pages in the site's menu that open and close (docs/specification.md#menus). */
export type MenuListName = "services" | "areas";

type KindOf<File extends string> = File extends `${infer Folder}/${string}` ? Folder : File;

/** Pages of one kind consist of the same sections: those with content in one folder, or one page alone. */
export type PageKind = KindOf<(typeof pages)[number]["content"]> | "not-found";

/** The kind of the page that has this content file, below src/content. */
export const kindOf = (content: string): string => content.replace(/\/.*/, "");

/** The KiB of HTML that servers send before they wait for the first answer, with the headers left out. */
const firstFlight = 13.5;

/** The most that a page may weigh in KiB, as sent (docs/testing.md#how-heavy-a-page-may-be). */
export const pageBudgets: Readonly<
  Record<PageKind, { html: number; styles: number; pictures: number }>
> = {
  home: { html: 14.2, styles: 4.2, pictures: 60 },
  about: { html: firstFlight, styles: 3.7, pictures: 60 },
  "services-index": { html: 15.1, styles: 3.9, pictures: 60 },
  categories: { html: 16.7, styles: 3.9, pictures: 60 },
  services: { html: 15.3, styles: 3.9, pictures: 60 },
  gallery: { html: 16.6, styles: 4.4, pictures: 60 },
  faq: { html: firstFlight, styles: 3.7, pictures: 3 },
  contact: { html: firstFlight, styles: 4.2, pictures: 3 },
  legal: { html: firstFlight, styles: 3.7, pictures: 3 },
  "areas-index": { html: firstFlight, styles: 3.9, pictures: 60 },
  areas: { html: 16.2, styles: 4.1, pictures: 60 },
  "not-found": { html: firstFlight, styles: 3.6, pictures: 3 },
};
