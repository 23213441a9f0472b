import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { FaqAccordion, faqAccordion } from "../features/faq-accordion/faq-accordion.tsx";
import { usePrintButtons } from "../features/print-button/use-print-buttons.ts";
import { ProgressiveRender } from "../hydration/progressive-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { FaqSection } from "../sections/faq/faq-section.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { Closing } from "../sections/page-sections/closing.tsx";
import { QuoteChecklist } from "../sections/quote-sheets/quote-checklist.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";

export const Route = createFileRoute("/faq")({
  loader: () => faqAccordion.preload(),
  component: FaqPage,
});

function FaqPage() {
  usePrintButtons();
  const { meta, hero, items, further } = faq;
  return (
    <>
      <PageHead meta={meta} path="/faq" socialPicture={hero.picture} />
      <StaticHtml>
        <PlainHero heading={hero.heading} lead={hero.lead} pattern="stretcher" />
      </StaticHtml>
      <ProgressiveRender>
        <FaqSection picture={hero.picture}>
          <FaqAccordion questions={items} firstOpen level={2} />
        </FaqSection>
        <StaticHtml>
          <QuoteChecklist background="paper" />
          <Closing
            id="further"
            heading={further.heading}
            text={further.lead}
            callText={further.callText}
            page={faq}
            button={
              <ButtonLink to={further.contactLink.to} size="large">
                {further.contactLink.text}
              </ButtonLink>
            }
          />
        </StaticHtml>
      </ProgressiveRender>
    </>
  );
}
