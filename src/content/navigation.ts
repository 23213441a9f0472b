import { areaNames, areaPath, areasWithPavingPath } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import type { MenuListName } from "../domain/menu-lists.ts";
import type { Link } from "../domain/rich-text.ts";
import { serviceNames } from "../domain/services.ts";
import { quotedMenu } from "./quoted-texts.ts";

/** A link of the menu, or a list of links that opens (docs/specification.md#menus). */
export type MenuEntry = Link | { text: string; list: MenuListName; links: readonly Link[] };

const services: readonly Link[] = [
  { text: quotedMenu.allServices, to: "/services" },
  { text: quotedMenu.residential, to: "/services/residential" },
  { text: quotedMenu.commercial, to: "/services/commercial" },
  { text: quotedMenu.industrial, to: "/services/industrial" },
];

const singleServices: readonly Link[] = keysOf(serviceNames).map((slug) => ({
  text: serviceNames[slug],
  to: `/services/${slug}`,
}));

const areas: readonly Link[] = [
  { text: quotedMenu.allAreas, to: "/areas-we-serve" },
  ...keysOf(areaNames).map((slug) => ({ text: areaNames[slug], to: areaPath(slug) })),
];

/** The site's menu, the same on wide and small screens. */
export const menu: readonly MenuEntry[] = [
  { text: quotedMenu.home, to: "/" },
  { text: quotedMenu.about, to: "/about" },
  { text: quotedMenu.services, list: "services", links: services },
  { text: quotedMenu.areas, list: "areas", links: areas },
  { text: quotedMenu.gallery, to: "/gallery" },
  { text: quotedMenu.faq, to: "/faq" },
  { text: quotedMenu.contact, to: "/contact" },
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
    links: [
      { text: quotedMenu.home, to: "/" },
      { text: quotedMenu.about, to: "/about" },
      { text: quotedMenu.areas, to: "/areas-we-serve" },
      { text: quotedMenu.gallery, to: "/gallery" },
      { text: quotedMenu.faq, to: "/faq" },
      { text: quotedMenu.contact, to: "/contact" },
    ],
  },
  { title: quotedMenu.services, links: [...services, ...singleServices] },
  { title: quotedMenu.areas, links: areas },
] as const satisfies readonly { title: string; links: readonly Link[] }[];

export const legalLinks: readonly Link[] = [
  { text: "Privacy Policy", to: "/privacy-policy" },
  { text: "Terms & Conditions", to: "/terms-conditions" },
];
