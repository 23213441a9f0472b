import { areaNames, areaPath, pavingAreas } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import type { MenuListName } from "../domain/menu-lists.ts";
import type { Link } from "../domain/rich-text.ts";

/** A link of the menu, or a list of links that opens (SPEC.md section 2, "Shared frame"). */
export type MenuEntry = Link | { text: string; list: MenuListName; links: readonly Link[] };

const services: readonly Link[] = [
  { text: "All Services", to: "/services" },
  { text: "Residential", to: "/services/residential" },
  { text: "Commercial", to: "/services/commercial" },
  { text: "Industrial", to: "/services/industrial" },
];

const areas: readonly Link[] = [
  { text: "All Areas", to: "/areas-we-serve" },
  ...keysOf(areaNames).map((slug) => ({ text: areaNames[slug], to: areaPath(slug) })),
];

/** The site's menu, the same on wide and small screens. */
export const menu: readonly MenuEntry[] = [
  { text: "Home", to: "/" },
  { text: "About", to: "/about" },
  { text: "Services", list: "services", links: services },
  { text: "Areas We Serve", list: "areas", links: areas },
  { text: "Gallery", to: "/gallery" },
  { text: "FAQs", to: "/faq" },
  { text: "Contact", to: "/contact" },
];

/** The path of a page in the menu: /paving-benoni is the page of /areas/benoni. */
export function menuPath(path: string): string {
  const area = pavingAreas.find((slug) => path === `/paving-${slug}`);
  return area === undefined ? path : `/areas/${area}`;
}

/** The footer's lists of links. */
export const footerLists = [
  {
    title: "Quick links",
    links: [
      { text: "Home", to: "/" },
      { text: "About", to: "/about" },
      { text: "Areas We Serve", to: "/areas-we-serve" },
      { text: "Gallery", to: "/gallery" },
      { text: "FAQs", to: "/faq" },
      { text: "Contact", to: "/contact" },
    ],
  },
  { title: "Services", links: services },
  { title: "Areas We Serve", links: areas },
] as const satisfies readonly { title: string; links: readonly Link[] }[];

export const legalLinks: readonly Link[] = [
  { text: "Privacy Policy", to: "/privacy-policy" },
  { text: "Terms & Conditions", to: "/terms-conditions" },
];
