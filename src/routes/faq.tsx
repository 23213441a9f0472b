import { createFileRoute } from "@tanstack/react-router";
import { faq } from "../content/faq.ts";
import { Questions, questionAccordion } from "../features/questions/questions.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { FurtherQuestions } from "../sections/page-sections/further-questions.tsx";
import { PictureNote } from "../sections/page-sections/picture-note.tsx";
import { QuestionsPage } from "../sections/page-sections/questions-page.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { InTurns } from "../ui/turns/in-turns.tsx";
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
      <InTurns>
        <QuestionsPage picture={hero.picture}>
          <Questions questions={items} firstOpen level={2} />
        </QuestionsPage>
        <FurtherQuestions further={further} note={<PictureNote page={faq} />} />
      </InTurns>
    </>
  );
}
