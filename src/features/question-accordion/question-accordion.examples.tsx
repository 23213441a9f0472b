import type { Part } from "#examples/example.ts";
import { faq } from "../../content/faq.ts";
import { QuestionAccordion, QuestionList } from "./question-accordion.tsx";

const questions = faq.items.slice(0, 4);

export const part: Part = {
  name: "Questions",
  purpose: "Questions of which one is open, or none.",
  examples: [
    { name: "None open", fullPage: true, content: <QuestionAccordion questions={questions} /> },
    {
      name: "The first open",
      fullPage: true,
      content: <QuestionAccordion questions={questions} firstOpen />,
    },
    {
      name: "All open, because the accordion threw",
      fullPage: true,
      content: <QuestionList questions={questions} />,
    },
  ],
};
