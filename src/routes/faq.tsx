import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { usePrintButtons } from "../features/print-button/use-print-buttons.ts";
import { QuestionAccordion } from "../features/question-accordion/question-accordion.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { FaqSection } from "../sections/faq/faq-section.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { Closing } from "../sections/page-sections/closing.tsx";
import { QuoteChecklist } from "../sections/quote-sheets/quote-checklist.tsx";
import { describeFaq } from "../seo/describe-questions.ts";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";

export const Route = createFileRoute("/faq")({ component: FaqPage });

function FaqPage() {
  usePrintButtons();
  const { meta, hero, items, further } = faq;
  return (
    <>
      <PageHead
        meta={meta}
        path="/faq"
        things={[describeFaq("/faq", items)]}
        socialPicture={hero.picture}
      />
      <StaticHtml>
        <PlainHero heading={hero.heading} lead={hero.lead} pattern="stretcher" />
      </StaticHtml>
      <DeferredRender>
        <FaqSection picture={hero.picture}>
          <QuestionAccordion questions={items} firstOpen level={2} />
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
      </DeferredRender>
    </>
  );
}
