import { createFileRoute } from "@tanstack/react-router";
import { quoteButton } from "../../content/interface/quote-dialog.ts";
import { servicesIndex } from "../../content/services-index.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { usePrintButtons } from "../../features/print-button/use-print-buttons.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { DeferredRender } from "../../hydration/deferred-render.tsx";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { Planner } from "../../sections/blocks/planner.tsx";
import { QuoteClosing } from "../../sections/blocks/quote-closing.tsx";
import { WidePicture } from "../../sections/blocks/wide-picture.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { QuoteChecklist } from "../../sections/quote-sheets/quote-checklist.tsx";
import { SampleQuote } from "../../sections/quote-sheets/sample-quote.tsx";
import { HeadedBand } from "../../sections/section-head/headed-band.tsx";
import { ServicePanels } from "../../sections/service-panels/service-panels.tsx";
import { LearnMore } from "../../sections/services-index/learn-more.tsx";
import { ServiceIndex } from "../../sections/services-index/service-index.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { Text } from "../../ui/text/text.tsx";

export const Route = createFileRoute("/services/")({
  validateSearch: planSearch,
  component: ServicesPage,
});

const categoryCards = servicesIndex.categories.cards.map((card) => ({
  ...card,
  linkText: <LearnMore service={card.title} />,
}));

function ServicesPage() {
  usePrintButtons();
  const { meta, hero, categories, wide, services, planner, closing } = servicesIndex;
  return (
    <>
      <PageHead meta={meta} path="/services" hero={hero.picture} />
      <StaticHtml>
        <Hero
          heading={hero.heading}
          lead={hero.lead}
          picture={hero.picture}
          buttons={<QuoteButton size="large">{quoteButton}</QuoteButton>}
        />
      </StaticHtml>
      <DeferredRender>
        <StaticHtml>
          <HeadedBand id="categories" heading={categories.heading} lead={categories.lead} gap="2xl">
            <ServicePanels cards={categoryCards} />
          </HeadedBand>
          <WidePicture
            id="layers"
            heading={wide.heading}
            picture={wide.picture}
            words={<Text size="lead">{wide.text}</Text>}
          />
          <HeadedBand id="services" heading={services.heading} lead={services.lead} gap="2xl">
            <ServiceIndex cards={services.cards} />
          </HeadedBand>
        </StaticHtml>
        <Part>
          <Planner block={planner} id="planner" background="sand" quoteService={undefined} />
        </Part>
        <StaticHtml>
          <SampleQuote background="paper" />
          <QuoteChecklist background="sand" />
          <QuoteClosing block={closing} page={servicesIndex} />
        </StaticHtml>
      </DeferredRender>
    </>
  );
}
