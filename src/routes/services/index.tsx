import { createFileRoute } from "@tanstack/react-router";
import { quoteChecklist } from "../../content/quote-checklist.ts";
import { sampleQuote } from "../../content/sample-quote.ts";
import { DeferredRender } from "../../hydration/deferred-render.tsx";
import { inTime } from "../../hydration/in-time.ts";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { StylesheetLink } from "../../hydration/stylesheet-link.tsx";
import { planSearch } from "../../planner/index.ts";
import { QuoteClosing } from "../../sections/blocks/closing/closing.tsx";
import { PlannerBlock } from "../../sections/blocks/planner/planner.tsx";
import { QuoteChecklist } from "../../sections/blocks/quote-checklist/quote-checklist.tsx";
import { QuoteHero } from "../../sections/hero/hero.tsx";
import { SampleQuote } from "../../sections/quote-sheets/sample-quote.tsx";
import {
  CategoryPanels,
  FiveLayers,
  ServiceIndex,
} from "../../sections/services-index/services-index.tsx";
import { PageHead, StructuredData } from "../../seo/page-head.tsx";
import { SectionError } from "../../shell/fallbacks.tsx";

export const Route = createFileRoute("/services/")({
  validateSearch: planSearch,
  loader: () => inTime(import("../../content/services-index.ts")),
  component: ServicesPage,
});

function ServicesPage() {
  const { servicesIndex } = Route.useLoaderData();
  const { meta, hero, strip, categories, layers, services, planner, closing } = servicesIndex;
  return (
    <>
      <PageHead meta={meta} path="/services" hero={hero.picture} />
      <StaticHtml>
        <QuoteHero {...hero} facts={strip} />
      </StaticHtml>
      <StylesheetLink />
      <DeferredRender>
        <StaticHtml>
          <CategoryPanels {...categories} />
        </StaticHtml>
        <Part fallback={(retry) => <SectionError retry={retry} />}>
          <PlannerBlock block={planner} id="planner" background="sand" />
        </Part>
        <StaticHtml>
          <FiveLayers {...layers} />
          <ServiceIndex {...services} />
          <SampleQuote quote={sampleQuote} background="paper" />
          <QuoteChecklist block={quoteChecklist} id="compare-quotes" background="sand" />
          <QuoteClosing block={closing} page={servicesIndex} />
        </StaticHtml>
      </DeferredRender>
      <StructuredData path="/services" />
    </>
  );
}
