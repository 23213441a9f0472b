import type { FaqPage } from "../../content/page-schema.ts";
import { QuestionAccordion } from "../../features/question-accordion/question-accordion.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Band } from "../band/band.tsx";
import { closeView, questionsBesidePicture } from "./faq-questions.css.ts";

/** The questions of the FAQ page beside one close-up picture (docs/specification.md#faq). */
export const FaqQuestions = ({ hero, items }: Pick<FaqPage, "hero" | "items">) => (
  <Band background="sand">
    <div className={questionsBesidePicture}>
      <div>
        <QuestionAccordion questions={items} firstOpen level={2} />
      </div>
      <div className={closeView}>
        <Picture picture={hero.picture} aspect="4:5" sizes={pictureBoxes.besideQuestions} />
      </div>
    </div>
  </Band>
);
