import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import "./faq-accordion.css.ts";
import { type FaqAccordionProps, questionId } from "./faq-accordion-props.ts";

/** Replaces the accordion when it throws or did not load: shows every question with its answer. */
export const ExpandedQuestions = ({ questions, level = 3 }: FaqAccordionProps) => (
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

/** The accordion as a lazy island; the answers are prerendered. */
export const faqAccordion = lazyIsland<FaqAccordionProps>({
  fetch: async () => (await import("./question-accordion.tsx")).QuestionAccordion,
  LoadError: ({ isPrerendered, ...props }) =>
    // Prerendered answers are unfolded instead (faq-accordion.css.ts).
    isPrerendered ? null : <ExpandedQuestions {...props} />,
  Fallback: ExpandedQuestions,
});

/**
 * Questions of which at most one is open. A URL with the id of a question as its hash opens it
 * (docs/specification.md#accordions).
 */
export function FaqAccordion(props: FaqAccordionProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const isLinked = props.questions.some((question, index) => questionId(question, index) === hash);
  useEffect(() => {
    if (isLinked) faqAccordion.hydrate();
  }, [isLinked]);
  return <faqAccordion.Island {...props} />;
}
