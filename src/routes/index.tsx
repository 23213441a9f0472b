import { createFileRoute } from "@tanstack/react-router";
import { PageQuoteForm } from "../features/quote-form/page-quote-form.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { Part } from "../hydration/part.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { Band } from "../sections/band/band.tsx";
import {
  HomeAreas,
  HomeHero,
  HomeServices,
  NumberedReasons,
  QuoteFormCard,
  StatTiles,
} from "../sections/home/home.tsx";
import { OfferBand } from "../sections/offer/offer.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { describeCompany } from "../seo/structured-data.ts";
import { SectionError } from "../shell/fallbacks.tsx";
import { SoldierCourse } from "../ui/soldier-course/soldier-course.tsx";

export const Route = createFileRoute("/")({
  loader: () => inTime(import("../content/home.ts")),
  component: HomePage,
});

function HomePage() {
  const { home } = Route.useLoaderData();
  const { meta, hero, stats, services, estates, reasons, quote } = home;
  const things = [describeCompany(hero.picture)];
  return (
    <>
      <PageHead meta={meta} path="/" hero={hero.picture} tall />
      <StaticHtml>
        <HomeHero {...hero} />
      </StaticHtml>
      <DeferredRender>
        <StaticHtml>
          <StatTiles stats={stats} />
        </StaticHtml>
        <StylesheetLink />
        <Part fallback={(retry) => <SectionError retry={retry} />}>
          <OfferBand />
        </Part>
        <StaticHtml>
          <HomeServices services={services} estates={estates} />
          <Band background="sand" labelledBy="reasons">
            <NumberedReasons {...reasons} />
          </Band>
          <SoldierCourse />
        </StaticHtml>
        {/* The form is a part of its own within: what breaks there leaves the text and phone number beside it. */}
        <Part fallback={(retry) => <SectionError retry={retry} />}>
          <Band labelledBy="quote">
            <QuoteFormCard {...quote} form={<PageQuoteForm location="home" />} />
          </Band>
        </Part>
        <Part fallback={(retry) => <SectionError retry={retry} />}>
          <HomeAreas page={home} />
        </Part>
      </DeferredRender>
      <StructuredData path="/" things={things} />
    </>
  );
}
