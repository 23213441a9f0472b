import { areaNames, areasWithPavingPath } from "../../domain/areas.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { categoryNames, serviceNames } from "../../domain/services.ts";
import type { SitePath } from "../../domain/site-paths.ts";
import { quotedMenu } from "../quoted-texts.ts";

/** The name of every page in menus, footers and breadcrumbs, by its path. */
export const pageNames: ReadonlyMap<SitePath, string> = new Map<SitePath, string>([
  ["/", quotedMenu.home],
  ["/about", quotedMenu.about],
  ["/services", quotedMenu.services],
  ["/areas-we-serve", quotedMenu.areas],
  ["/gallery", quotedMenu.gallery],
  ["/faq", quotedMenu.faq],
  ["/contact", quotedMenu.contact],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-conditions", "Terms & Conditions"],
  ...keysOf(categoryNames).map((slug) => [`/services/${slug}`, categoryNames[slug]] as const),
  ...keysOf(serviceNames).map((slug) => [`/services/${slug}`, serviceNames[slug]] as const),
  ...keysOf(areaNames).map((slug) => [`/areas/${slug}`, areaNames[slug]] as const),
  ...areasWithPavingPath.map((slug) => [`/paving-${slug}`, areaNames[slug]] as const),
]);
