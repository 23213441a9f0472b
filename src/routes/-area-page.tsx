import { notFound } from "@tanstack/react-router";
import { doneProjects } from "../content/done-projects.ts";
import { type LocalArea, readArea } from "../content-schema/read-pages.ts";
import { canonicalAreaPath } from "../domain/areas.ts";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
import { DoneProjects } from "../sections/done-projects/done-projects.tsx";
import { AreaHeading, QuoteHero } from "../sections/hero/hero.tsx";
import { OfferStrip } from "../sections/offer/offer.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { describeAreaService } from "../seo/structured-data.ts";

/** Loads the content of one local page. Throws the router's notFound() if no area has that slug. */
export async function loadArea(slug: string): Promise<LocalArea> {
  const area = await inTime(readArea(slug));
  if (area === undefined) throw notFound();
  return area;
}

/** A local page (docs/specification.md#local-pages). */
export function AreaPage(area: LocalArea) {
  const { name, page } = area;
  const { slug, meta, hero, strip } = page;
  const path = canonicalAreaPath(slug);
  return (
    <>
      <PageHead meta={meta} path={path} hero={hero.picture} />
      <StaticHtml>
        <QuoteHero {...hero} heading={<AreaHeading name={name} />} facts={strip} area={name} />
      </StaticHtml>
      <StylesheetLink />
      <StaticHtml>
        <OfferStrip />
        <DoneProjects area={slug} projects={doneProjects} />
      </StaticHtml>
      <Blocks page={page} area={name} hasPrompt />
      <StructuredData path={path} things={describeAreaService(area)} />
    </>
  );
}
