import type { CategoryPage, ServicePage } from "../content/schema.ts";
import { usePrintButtons } from "../features/print-button/use-print-buttons.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
import { QuoteHero } from "../sections/hero/quote-hero.tsx";
import { describeService } from "../seo/describe-service.ts";
import { PageHead } from "../seo/page-head.tsx";

/** A category of services or one service (docs/specification.md#category-pages, #one-service). */
export function ServiceOrCategoryPage({ page }: { page: CategoryPage | ServicePage }) {
  usePrintButtons();
  const { slug, meta, hero, strip, quoteService } = page;
  return (
    <>
      <PageHead
        meta={meta}
        path={`/services/${slug}`}
        things={describeService(page)}
        hero={hero.picture}
      />
      <StaticHtml>
        <QuoteHero {...hero} facts={strip} service={quoteService} />
      </StaticHtml>
      <Blocks page={page} />
    </>
  );
}
