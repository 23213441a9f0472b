import { areaNames, areaPath, areasWithPavingPath } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import type { MenuListName } from "../domain/pages.ts";
import { pageName, type SitePath } from "../domain/pages.ts";
import type { Link } from "../domain/rich-text.ts";
import { categoryNames, serviceNames } from "../domain/services.ts";
import { specifiedMenu } from "./specified-texts.ts";

/** A link of the menu, or a list of links that opens (docs/specification.md#menus). */
export type MenuEntry = Link | { text: string; list: MenuListName; links: readonly Link[] };

const link = (to: SitePath): Link => ({ text: pageName(to), to });

const services: readonly Link[] = [
  { text: specifiedMenu.allServices, to: "/services" },
  ...keysOf(categoryNames).map((slug) => link(`/services/${slug}`)),
];

const areas: readonly Link[] = [
  { text: specifiedMenu.allAreas, to: "/areas-we-serve" },
  ...keysOf(areaNames).map((slug) => link(areaPath(slug))),
];

/** The site's menu, the same on wide and small screens. */
export const menu: readonly MenuEntry[] = [
  link("/"),
  link("/about"),
  { text: pageName("/services"), list: "services", links: services },
  { text: pageName("/areas-we-serve"), list: "areas", links: areas },
  link("/gallery"),
  link("/faq"),
  link("/contact"),
];

/** The path of a page in the menu: /paving-benoni is the page of /areas/benoni. */
export function menuPath(path: string): string {
  const area = areasWithPavingPath.find((slug) => path === `/paving-${slug}`);
  return area === undefined ? path : `/areas/${area}`;
}

/** The footer's lists of links. */
export const footerLists = [
  {
    title: "Quick links",
    fold: "All quick links",
    links: (["/", "/about", "/areas-we-serve", "/gallery", "/faq", "/contact"] as const).map(link),
  },
  {
    title: pageName("/services"),
    fold: "All our services",
    links: [...services, ...keysOf(serviceNames).map((slug) => link(`/services/${slug}`))],
  },
  { title: pageName("/areas-we-serve"), fold: "All our areas", links: areas },
] as const satisfies readonly { title: string; fold: string; links: readonly Link[] }[];

export const legalLinks: readonly Link[] = [link("/privacy-policy"), link("/terms-conditions")];
