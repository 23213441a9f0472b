import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { idOf, type QuestionsProps } from "./question-ids.ts";

/** What stands there without scripts: every answer, unfolded. */
export const UnfoldedQuestions = ({ questions, level = 3 }: QuestionsProps) => (
  <Stack gap="lg">
    {questions.map(({ question, answer, id }) => (
      <Stack key={question} gap="sm">
        <Heading level={level} size="small" {...(id && { id })}>
          {question}
        </Heading>
        <Prose paragraphs={answer} tone="soft" />
      </Stack>
    ))}
  </Stack>
);

/** Folds and unfolds the answers; they stand in the HTML, and can be found there, before it comes. */
export const questionAccordion = lazyIsland<QuestionsProps>({
  fetch: async () => (await import("./question-accordion.tsx")).QuestionAccordion,
  Broken: UnfoldedQuestions,
});

/** Questions of which one is open, or none. An address that ends in #id opens that question. */
export function Questions(props: QuestionsProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const isNamed = props.questions.some((question, index) => idOf(question, index) === hash);
  useEffect(() => {
    if (isNamed) questionAccordion.load().catch(() => {});
  }, [isNamed]);
  return <questionAccordion.Part {...props} />;
}
