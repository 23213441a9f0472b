import type { Story } from "#examples/example.ts";
import { questions } from "#examples/samples.ts";
import { QuestionAccordion, QuestionList } from "./question-accordion.tsx";

export const story: Story = {
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
