import type { LegalPage as Page } from "../content-schema/legal-schema.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { LegalProse, LegalText } from "../sections/legal/legal-text.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";

/** The privacy policy or the terms (docs/specification.md#legal-pages). */
export function LegalPage({ page }: { page: Page }) {
  const { slug, meta, heading, lead, updated, sections } = page;
  const path = `/${slug}` as const;
  return (
    <>
      <PageHead meta={meta} path={path} />
      <StaticHtml>
        <PlainHero heading={heading} lead={<LegalProse paragraph={lead} />} pattern="herringbone" />
        <LegalText updated={updated} sections={sections} />
      </StaticHtml>
      <StylesheetLink />
      <StructuredData path={path} />
    </>
  );
}
