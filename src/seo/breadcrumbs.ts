import { pageName, type SitePath } from "../domain/pages.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** The paths from the home page to a page at its canonical path; none for the home page itself. */
function trail(path: SitePath): readonly SitePath[] {
  if (path === "/") return [];
  if (path.startsWith("/services/")) return ["/", "/services", path];
  if (/^\/(areas\/|paving-)/.test(path)) return ["/", "/areas-we-serve", path];
  return ["/", path];
}

/** The breadcrumb of a page, in a list that is empty for the home page. */
export function breadcrumbs(canonicalPath: SitePath) {
  const paths = trail(canonicalPath);
  if (paths.length === 0) return [];
  const itemListElement = paths.map((path, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: pageName(path),
    item: absoluteUrl(path),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}
