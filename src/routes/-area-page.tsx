import { doneProjects } from "../content/done-projects.ts";
import type { LocalArea } from "../content-schema/read-area.ts";
import { canonicalAreaPath } from "../domain/areas.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
import { DoneProjects } from "../sections/blocks/places.tsx";
import { AreaHeading, QuoteHero } from "../sections/hero/hero.tsx";
import { describeAreaService } from "../seo/describe-service.ts";
import { PageHead } from "../seo/page-head.tsx";

/** A local page (docs/specification.md#local-pages). */
export function AreaPage(area: LocalArea) {
  const { name, page } = area;
  const { slug, meta, hero, strip } = page;
  return (
    <>
      <PageHead
        meta={meta}
        path={canonicalAreaPath(slug)}
        things={describeAreaService(area)}
        hero={hero.picture}
      />
      <StaticHtml>
        <QuoteHero {...hero} heading={<AreaHeading name={name} />} facts={strip} area={name} />
        <DoneProjects area={slug} projects={doneProjects} />
      </StaticHtml>
      <Blocks page={page} area={name} />
    </>
  );
}
