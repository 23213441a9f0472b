import { areaNames } from "../domain/areas.ts";
import { categoryNames, serviceNames } from "../domain/services.ts";
import { unlistedAreas } from "../domain/unlisted-areas.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { BreadcrumbList } from "./schema-org.ts";

/** A page on the way from the home page. */
interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: "Home", path: "/" };
const services: Crumb = { name: "Services", path: "/services" };
const areas: Crumb = { name: "Areas We Serve", path: "/areas-we-serve" };

const firstLevel: readonly Crumb[] = [
  { name: "About", path: "/about" },
  services,
  areas,
  { name: "Gallery", path: "/gallery" },
  { name: "FAQs", path: "/faq" },
  { name: "Contact", path: "/contact" },
  { name: "Privacy Policy", path: "/privacy-policy" },
  { name: "Terms & Conditions", path: "/terms-conditions" },
];

/** Names of the pages below a first-level page, by the last part of their address. */
const below: readonly [start: RegExp, parent: Crumb, names: Readonly<Record<string, string>>][] = [
  [/^\/services\//, services, { ...categoryNames, ...serviceNames }],
  [/^\/(areas\/|paving-)/, areas, { ...areaNames, ...unlistedAreas }],
];

/**
 * The way from the home page to the page at a canonical path.
 *
 * @throws Error if the path has no name here
 */
function trail(path: string): Crumb[] {
  const known = firstLevel.find((crumb) => crumb.path === path);
  if (known !== undefined) return [home, known];
  for (const [start, parent, names] of below) {
    const name = names[path.replace(start, "")];
    if (start.test(path) && name !== undefined) return [home, parent, { name, path }];
  }
  throw new Error(`${path} has no name for its breadcrumb: add it in src/seo/breadcrumbs.ts.`);
}

/** The breadcrumb of a page below the home page, by its canonical path. */
export const breadcrumbs = (path: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail(path).map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: absoluteUrl(crumb.path),
  })),
});
