import { pageNames } from "../content/interface/page-names.ts";
import type { SitePath } from "../domain/site-paths.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { canonicalPath, type DescribedPage } from "./described-page.ts";

/** The paths from the home page to `described`; none for the home page itself. */
function trail(described: DescribedPage): readonly SitePath[] {
  const path = canonicalPath(described);
  switch (described.kind) {
    case "home":
      return [];
    case "service":
      return ["/", "/services", path];
    case "area":
      return ["/", "/areas-we-serve", path];
    case "faq":
    case "other":
      return ["/", path];
  }
}

function nameOf(path: SitePath): string {
  const name = pageNames.get(path);
  if (name !== undefined) return name;
  throw new Error(
    `Expected a name of ${path}, got none: add it to src/content/interface/page-names.ts.`,
  );
}

/** The breadcrumb of a page, in a list that is empty for the home page. */
export function breadcrumbs(described: DescribedPage) {
  const paths = trail(described);
  if (paths.length === 0) return [];
  const itemListElement = paths.map((path, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: nameOf(path),
    item: absoluteUrl(path),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}
