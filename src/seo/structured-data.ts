import { breadcrumbs } from "./breadcrumbs.ts";
import { describeCompany } from "./describe-company.ts";
import { describeFaq } from "./describe-questions.ts";
import { describeAreaService, describeService } from "./describe-service.ts";
import type { DescribedPage } from "./described-page.ts";

/** The structured data of a page besides its breadcrumb. */
function subjects(described: DescribedPage): readonly object[] {
  switch (described.kind) {
    case "home":
      return [describeCompany()];
    case "faq":
      return [describeFaq("/faq", described.questions)];
    case "service":
      return describeService(described.page);
    case "area":
      return describeAreaService(described.area);
    case "other":
      return [];
  }
}

/** The text of a JSON-LD script. `<` is escaped, so that no content can close the script. */
export const jsonLd = (things: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

/** The structured data of a page as a script element for its head: JSON-LD, schema.org vocabulary. */
export function structuredDataFor(described: DescribedPage): string {
  const things = [...breadcrumbs(described), ...subjects(described)];
  return `<script type="application/ld+json">${jsonLd(things)}</script>`;
}
