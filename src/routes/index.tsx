import { createFileRoute } from "@tanstack/react-router";
import { home } from "../content/home.ts";
import { seeAll } from "../content/interface/sections.ts";
import { homeAreas } from "../domain/areas.ts";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { PageQuoteForm } from "../features/quote-form/page-quote-form.tsx";
import { SuburbAnswers } from "../features/suburb-finder/suburb-answers.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { Part } from "../hydration/part.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { AreaLinks } from "../sections/area-links/area-links.tsx";
import { Band } from "../sections/band/band.tsx";
import { PictureNote } from "../sections/blocks/picture-note.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { EstateLine } from "../sections/home/estate-line.tsx";
import { NumberedReasons } from "../sections/home/numbered-reasons.tsx";
import { QuoteFormCard } from "../sections/home/quote-form-card.tsx";
import { StatTiles } from "../sections/home/stat-tiles.tsx";
import { HeadedBand } from "../sections/section-head/headed-band.tsx";
import { ServicePanels } from "../sections/service-panels/service-panels.tsx";
import { describeCompany } from "../seo/describe-company.ts";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Fold } from "../ui/fold/fold.tsx";
import { ArrowLink } from "../ui/link/link.tsx";
import { SoldierCourse } from "../ui/soldier-course/soldier-course.tsx";
import { Stack } from "../ui/stack/stack.tsx";

export const Route = createFileRoute("/")({ component: HomePage });

function HomePage() {
  const { hero, services } = home;
  return (
    <>
      <PageHead
        meta={home.meta}
        path="/"
        things={[describeCompany(hero.picture)]}
        hero={hero.picture}
        tall
      />
      <StaticHtml>
        <Hero
          tall
          heading={hero.heading}
          lead={hero.lead}
          picture={hero.picture}
          proof={hero.proof}
          buttons={
            <>
              <QuoteButton size="large">{hero.quoteButton}</QuoteButton>
              <ButtonLink tone="quiet" size="large" to={hero.servicesLink.to}>
                {hero.servicesLink.text}
              </ButtonLink>
            </>
          }
        />
      </StaticHtml>
      <DeferredRender>
        <StaticHtml>
          <StatTiles stats={home.stats} />
        </StaticHtml>
        <StaticHtml>
          <HeadedBand id="services" heading={services.heading} lead={services.lead} gap="2xl">
            <ServicePanels cards={services.cards} />
            <EstateLine {...home.estates} />
          </HeadedBand>
        </StaticHtml>
        <StaticHtml>
          <Band background="sand" labelledBy="reasons">
            <NumberedReasons {...home.reasons} />
          </Band>
          <SoldierCourse />
        </StaticHtml>
        <Part>
          <Band labelledBy="quote">
            <QuoteFormCard {...home.quote} form={<PageQuoteForm location="home" />} />
          </Band>
        </Part>
        <Part>
          <HeadedBand
            id="areas"
            heading={home.areas.heading}
            lead={home.areas.lead}
            background="sand"
          >
            <SuburbAnswers texts={home.areas.finder} />
            <StaticHtml>
              <Stack gap="lg">
                <Fold label={seeAll(homeAreas.length)}>
                  <AreaLinks areas={homeAreas} />
                </Fold>
                <div>
                  <ArrowLink to={home.areas.more.to}>{home.areas.more.text}</ArrowLink>
                </div>
                <PictureNote page={home} background="light" />
              </Stack>
            </StaticHtml>
          </HeadedBand>
        </Part>
      </DeferredRender>
    </>
  );
}
