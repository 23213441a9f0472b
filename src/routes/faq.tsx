import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { Questions, questionAccordion } from "../features/faq-accordion/faq-accordion.tsx";
import { ProgressiveRender } from "../hydration/progressive-render.tsx";
import { FurtherQuestions } from "../sections/faq/further-questions.tsx";
import { QuestionsPage } from "../sections/faq/questions-page.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { PictureNote } from "../sections/page-sections/picture-note.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { bring } from "./-bring.ts";

export const Route = createFileRoute("/faq")({
  loader: () => bring(questionAccordion),
  component: FaqPage,
});

function FaqPage() {
  const { meta, hero, items, further } = faq;
  return (
    <>
      <PageHead meta={meta} path="/faq" shared={hero.picture} />
      <PlainHero heading={hero.heading} lead={hero.lead} pattern="stretcher" />
      <ProgressiveRender>
        <QuestionsPage picture={hero.picture}>
          <Questions questions={items} firstOpen level={2} />
        </QuestionsPage>
        <FurtherQuestions further={further} note={<PictureNote page={faq} />} />
      </ProgressiveRender>
    </>
  );
}
