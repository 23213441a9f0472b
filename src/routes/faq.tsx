import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { usePrintButtons } from "../features/print-button/use-print-buttons.ts";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Closing } from "../sections/blocks/closing.tsx";
import { FaqQuestions } from "../sections/faq/faq-questions.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
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
        <FaqQuestions hero={hero} items={items} />
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
