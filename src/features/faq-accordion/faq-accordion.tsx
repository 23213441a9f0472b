import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import "./faq-accordion.css.ts";
import { type FaqAccordionProps, questionId } from "./faq-accordion-props.ts";

/** Replaces the accordion when it throws: every question with its answer. */
export const UnfoldedQuestions = ({ questions, level = 3 }: FaqAccordionProps) => (
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

/** The accordion as an island: its answers are in the HTML before its script is loaded. */
export const faqAccordion = lazyIsland<FaqAccordionProps>({
  fetch: async () => (await import("./question-accordion.tsx")).QuestionAccordion,
  Fallback: UnfoldedQuestions,
});

/** Questions of which one is open, or none. A URL that ends in #id opens that question. */
export function FaqAccordion(props: FaqAccordionProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const isLinked = props.questions.some((question, index) => questionId(question, index) === hash);
  useEffect(() => {
    if (isLinked) faqAccordion.load().catch(() => {});
  }, [isLinked]);
  return <faqAccordion.Island {...props} />;
}
