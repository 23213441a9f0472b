import type { LocalArea } from "../content/read-area.ts";
import type { CategoryPage, Question, ServicePage } from "../content/schema.ts";
import { canonicalAreaPath } from "../domain/areas.ts";
import type { SitePath } from "../domain/site-paths.ts";

/** A page, with the content that its structured data is made from. */
export type DescribedPage =
  | { readonly kind: "home" }
  | { readonly kind: "faq"; readonly questions: readonly Question[] }
  | { readonly kind: "service"; readonly page: CategoryPage | ServicePage }
  | { readonly kind: "area"; readonly area: LocalArea }
  | { readonly kind: "other"; readonly path: SitePath };

/** Path of the canonical URL of a page. */
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
