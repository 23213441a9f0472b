import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { QuestionAccordion } from "../features/questions/question-accordion.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { FurtherQuestions } from "../sections/page-sections/further-questions.tsx";
import { PictureNote } from "../sections/page-sections/picture-note.tsx";
import { QuestionsPage } from "../sections/page-sections/questions-page.tsx";
import { describeFaq } from "../seo/describe-questions.ts";
import { PageHead } from "../seo/page-head.tsx";

export const Route = createFileRoute("/faq")({ component: FaqPage });

function FaqPage() {
  const { meta, hero, items, further } = faq;
  return (
    <>
      <PageHead
        meta={meta}
        path="/faq"
        shared={hero.picture}
        things={[describeFaq("/faq", items)]}
      />
      <PlainHero heading={hero.heading} lead={hero.lead} pattern="stretcher" />
      <QuestionsPage picture={hero.picture}>
        <QuestionAccordion items={items} firstOpen level={2} />
      </QuestionsPage>
      <FurtherQuestions further={further} note={<PictureNote page={faq} />} />
    </>
  );
}
