import type { CategoryPage as Page } from "../content/schema.ts";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { PageHead } from "../seo/page-head.tsx";

/** A category of services (SPEC.md section 2, "Service category pages"). */
export function CategoryPage({ page }: { page: Page }) {
  const { slug, meta, hero } = page;
  return (
    <>
      <PageHead meta={meta} path={`/services/${slug}`} hero={hero.picture} />
      <Hero
        heading={hero.heading}
        lead={hero.lead}
        picture={hero.picture}
        buttons={
          <QuoteButton size="large" service={page.quoteService}>
            Request a Free Quote
          </QuoteButton>
        }
      />
    </>
  );
}
