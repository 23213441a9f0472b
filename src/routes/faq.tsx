import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { usePrintButtons } from "../features/print-button/use-print-buttons.ts";
import { QuestionAccordion } from "../features/question-accordion/question-accordion.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Band } from "../sections/band/band.tsx";
import { Closing } from "../sections/blocks/closing.tsx";
import { WidePicture } from "../sections/blocks/wide-picture.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { QuoteChecklist } from "../sections/quote-sheets/quote-checklist.tsx";
import { describeFaq } from "../seo/describe-questions.ts";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Text } from "../ui/text/text.tsx";

export const Route = createFileRoute("/faq")({ component: FaqPage });

function FaqPage() {
  usePrintButtons();
  const { meta, heading, lead, items, wide, further } = faq;
  return (
    <>
      <PageHead
        meta={meta}
        path="/faq"
        things={[describeFaq("/faq", items)]}
        socialPicture={wide.picture}
      />
      <StaticHtml>
        <PlainHero heading={heading} lead={lead} pattern="stretcher" />
      </StaticHtml>
      <DeferredRender>
        <Band background="sand">
          <QuestionAccordion questions={items} firstOpen level={2} />
        </Band>
        <StaticHtml>
          <WidePicture
            id="base"
            heading={wide.heading}
            picture={wide.picture}
            words={<Text size="lead">{wide.text}</Text>}
          />
          <QuoteChecklist background="sand" />
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
