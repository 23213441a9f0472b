import { canonicalAreaPath } from "../content/areas/area-names.ts";
import type { LocalArea } from "../content/read-area.ts";
import { PageSections } from "../features/page-sections/page-sections.tsx";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { CityHeading } from "../sections/page-sections/city-heading.tsx";
import { FactStrip } from "../sections/page-sections/fact-strip.tsx";
import { PageHead } from "../seo/page-head.tsx";

/** A local page (SPEC.md section 2, "Local landing pages"). */
export function AreaPage({ name, page }: LocalArea) {
  const { slug, meta, hero, strip } = page;
  return (
    <>
      <PageHead meta={meta} path={canonicalAreaPath(slug)} hero={hero.picture} />
      <Hero
        heading={<CityHeading name={name} />}
        lead={hero.lead}
        picture={hero.picture}
        buttons={<QuoteButton size="large">Request a Free Quote</QuoteButton>}
      />
      <FactStrip facts={strip} />
      <PageSections page={page} />
    </>
  );
}
