import { createFileRoute } from "@tanstack/react-router";
import { quoteChecklist } from "../content/quote-checklist.ts";
import { QuestionAccordion } from "../features/question-accordion/question-accordion.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { Band } from "../sections/band/band.tsx";
import { ContactClosing } from "../sections/blocks/closing/closing.tsx";
import { WideText } from "../sections/blocks/wide-picture/wide-picture.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { QuoteChecklist } from "../sections/quote-sheets/quote-checklist.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { describeFaq } from "../seo/structured-data.ts";

export const Route = createFileRoute("/faq")({
  loader: () => inTime(import("../content/faq.ts")),
  component: FaqPage,
});

function FaqPage() {
  const { faq } = Route.useLoaderData();
  const { meta, heading, lead, items, wide } = faq;
  const things = [describeFaq("/faq", items)];
  return (
    <>
      <PageHead meta={meta} path="/faq" socialPicture={wide.picture} />
      <StaticHtml>
        <PlainHero heading={heading} lead={lead} pattern="stretcher" />
      </StaticHtml>
      <DeferredRender>
        <Band background="sand">
          <QuestionAccordion questions={items} firstOpen level={2} />
        </Band>
        <StylesheetLink />
        <StaticHtml>
          <WideText block={wide} id="base" />
          <QuoteChecklist checklist={quoteChecklist} background="sand" />
          <ContactClosing page={faq} />
        </StaticHtml>
      </DeferredRender>
      <StructuredData path="/faq" things={things} />
    </>
  );
}
