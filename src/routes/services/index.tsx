import { createFileRoute } from "@tanstack/react-router";
import { quoteButton } from "../../content/interface/quote-dialog.ts";
import { servicesIndex } from "../../content/services-index.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { usePrintButtons } from "../../features/print-button/use-print-buttons.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { ProgressiveRender } from "../../hydration/progressive-render.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { Band } from "../../sections/band/band.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { Planner } from "../../sections/page-sections/planner.tsx";
import { QuoteClosing } from "../../sections/page-sections/quote-closing.tsx";
import { QuoteChecklist } from "../../sections/quote-sheets/quote-checklist.tsx";
import { SampleQuote } from "../../sections/quote-sheets/sample-quote.tsx";
import { SectionHead } from "../../sections/section-head/section-head.tsx";
import { ServicePanels } from "../../sections/service-panels/service-panels.tsx";
import { LearnMore } from "../../sections/services-index/learn-more.tsx";
import { ServiceIndex } from "../../sections/services-index/service-index.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { Stack } from "../../ui/stack/stack.tsx";

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
  const { meta, hero, categories, services, planner, closing } = servicesIndex;
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
      <ProgressiveRender initialCount={0}>
        <StaticHtml>
          <Band labelledBy="categories">
            <Stack gap="2xl">
              <SectionHead id="categories" heading={categories.heading} lead={categories.lead} />
              <ServicePanels cards={categoryCards} />
            </Stack>
          </Band>
          <Band background="sand" labelledBy="services">
            <Stack gap="2xl">
              <SectionHead id="services" heading={services.heading} lead={services.lead} />
              <ServiceIndex cards={services.cards} />
            </Stack>
          </Band>
        </StaticHtml>
        <Planner section={planner} id="planner" background="paper" quoteService={undefined} />
        <StaticHtml>
          <SampleQuote background="sand" />
          <QuoteChecklist background="paper" />
          <QuoteClosing section={closing} page={servicesIndex} />
        </StaticHtml>
      </ProgressiveRender>
    </>
  );
}
