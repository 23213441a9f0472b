import type { LocalArea } from "../content/read-area.ts";
import type { CategoryPage, Question, ServicePage } from "../content/schema.ts";
import { canonicalAreaPath } from "../domain/areas.ts";
import type { SitePath } from "../domain/site-paths.ts";

/** A page with the content that search engines get as structured data. */
export type DescribedPage =
  | { readonly kind: "home" }
  | { readonly kind: "faq"; readonly questions: readonly Question[] }
  | { readonly kind: "service"; readonly page: CategoryPage | ServicePage }
  | { readonly kind: "area"; readonly area: LocalArea }
  | { readonly kind: "other"; readonly path: SitePath };

/** The path that search engines index for a page. */
export function canonicalPath(described: DescribedPage): SitePath {
  switch (described.kind) {
    case "home":
      return "/";
    case "faq":
      return "/faq";
    case "service":
      return `/services/${described.page.slug}`;
    case "area":
      return canonicalAreaPath(described.area.page.slug);
    case "other":
      return described.path;
  }
}
