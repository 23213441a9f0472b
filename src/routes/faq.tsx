import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { FaqAccordion, faqAccordion } from "../features/faq-accordion/faq-accordion.tsx";
import { ProgressiveRender } from "../hydration/progressive-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { FurtherQuestions } from "../sections/faq/further-questions.tsx";
import { QuestionsPage } from "../sections/faq/questions-page.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { PictureNote } from "../sections/page-sections/picture-note.tsx";
import { PageHead } from "../seo/page-head.tsx";

export const Route = createFileRoute("/faq")({
  loader: () => faqAccordion.preload(),
  component: FaqPage,
});

function FaqPage() {
  const { meta, hero, items, further } = faq;
  return (
    <>
      <PageHead meta={meta} path="/faq" shared={hero.picture} />
      <StaticHtml>
        <PlainHero heading={hero.heading} lead={hero.lead} pattern="stretcher" />
      </StaticHtml>
      <ProgressiveRender>
        <QuestionsPage picture={hero.picture}>
          <FaqAccordion questions={items} firstOpen level={2} />
        </QuestionsPage>
        <StaticHtml>
          <FurtherQuestions further={further} note={<PictureNote page={faq} />} />
        </StaticHtml>
      </ProgressiveRender>
    </>
  );
}
