import { categoryNames, serviceNames } from "../domain/services.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { canonicalPath, type DescribedPage, pageNames } from "./described-page.ts";
import type { BreadcrumbList } from "./schema-org.ts";

interface Crumb {
  name: string;
  path: string;
}

const crumb = (path: keyof typeof pageNames): Crumb => ({ name: pageNames[path], path });
const serviceCrumbNames = { ...categoryNames, ...serviceNames };

/** The pages from the home page to `described`; none for the home page itself. */
function trail(described: DescribedPage): Crumb[] {
  const home = { name: "Home", path: "/" };
  const path = canonicalPath(described);
  switch (described.kind) {
    case "home":
      return [];
    case "faq":
      return [home, crumb("/faq")];
    case "service":
      return [home, crumb("/services"), { name: serviceCrumbNames[described.page.slug], path }];
    case "area":
      return [home, crumb("/areas-we-serve"), { name: described.area.name, path }];
    case "other":
      return [home, crumb(described.path)];
  }
}

/** The breadcrumb of a page, in a list that is empty for the home page. */
export function breadcrumbs(described: DescribedPage): BreadcrumbList[] {
  const crumbs = trail(described);
  if (crumbs.length === 0) return [];
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name,
    item: absoluteUrl(path),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}
