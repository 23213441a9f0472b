import { createFileRoute } from "@tanstack/react-router";
import { quoteButton } from "../content/interface/every-page.ts";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { MainAreas, OtherAreas, SuburbStrip } from "../sections/areas-index/areas-index.tsx";
import { QuoteClosing } from "../sections/blocks/closing/closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";

export const Route = createFileRoute("/areas-we-serve")({
  loader: () => inTime(import("../content/areas-index.ts")),
  component: AreasWeServePage,
});

function AreasWeServePage() {
  const { areasIndex } = Route.useLoaderData();
  const { meta, hero, finder, main, others, closing } = areasIndex;
  const quoteLink = (
    <ButtonLink to="/contact" size="large">
      {quoteButton}
    </ButtonLink>
  );
  return (
    <>
      <PageHead meta={meta} path="/areas-we-serve" hero={hero.picture} />
      <StaticHtml>
        <Hero {...hero} buttons={quoteLink} />
      </StaticHtml>
      <DeferredRender>
        <SuburbStrip finder={finder} />
        <StylesheetLink />
        <StaticHtml>
          <MainAreas {...main} />
          <OtherAreas main={main} others={others} />
          <QuoteClosing block={closing} page={areasIndex} />
        </StaticHtml>
      </DeferredRender>
      <StructuredData path="/areas-we-serve" />
    </>
  );
}
