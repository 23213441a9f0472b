import { createFileRoute, notFound } from "@tanstack/react-router";
import { readService } from "../../content-schema/read-pages.ts";
import { inTime } from "../../hydration/in-time.ts";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { StylesheetLink } from "../../hydration/stylesheet-link.tsx";
import { planSearch } from "../../planner/index.ts";
import { Blocks } from "../../sections/blocks/blocks.tsx";
import { QuoteHero } from "../../sections/hero/hero.tsx";
import { OfferStrip } from "../../sections/offer/offer.tsx";
import { PageHead, StructuredData } from "../../seo/page-head.tsx";
import { describeService } from "../../seo/structured-data.ts";

/** A category of services or one service (docs/specification.md#category-pages, #one-service). */
export const Route = createFileRoute("/services/$service")({
  validateSearch: planSearch,
  loader: async ({ params }) => {
    const page = await inTime(readService(params.service));
    if (page === undefined) throw notFound();
    return page;
  },
  component: ServicePage,
});

function ServicePage() {
  const page = Route.useLoaderData();
  const { slug, meta, hero, strip, quoteService } = page;
  const path = `/services/${slug}` as const;
  return (
    <>
      <PageHead meta={meta} path={path} hero={hero.picture} />
      <StaticHtml key={`${slug} hero`}>
        <QuoteHero {...hero} facts={strip} service={quoteService} />
      </StaticHtml>
      <StylesheetLink />
      <StaticHtml key={`${slug} offer`}>
        <OfferStrip page={page} />
      </StaticHtml>
      <Blocks key={slug} page={page} hasPrompt />
      <StructuredData path={path} things={describeService(page)} />
    </>
  );
}
