import { useLocation } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useCallback, useLayoutEffect } from "react";
import { accordionMachine } from "#machines/accordion/accordion.machine.ts";
import type { Question } from "../../content-schema/value-schemas.ts";
import { Part } from "../../hydration/part.tsx";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { inspected } from "../../shell/inspected.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";

interface QuestionAccordionProps {
  /** Questions of the FAQ page have ids, so that a URL with a hash can link to them. */
  questions: readonly (Question & { id?: string })[];
  /** Opens the first question; the FAQ page does (docs/specification.md#accordions). */
  firstOpen?: boolean;
  level?: 2 | 3 | 4;
}

/** Questions of which at most one is open, such as that of the URL's hash (docs/specification.md#accordions). */
export const QuestionAccordion = (props: QuestionAccordionProps) => (
  <Part fallback={() => <QuestionList {...props} />}>
    <ControlledAccordion {...props} />
  </Part>
);

/** Replaces the accordion when it throws: shows every question with its answer. */
export const QuestionList = ({ questions, level = 3 }: QuestionAccordionProps) => (
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

function ControlledAccordion({ questions, firstOpen = false, level }: QuestionAccordionProps) {
  const items = questions.map(({ id, question, answer }, index) => ({
    id: id ?? `question-${index + 1}`,
    title: question,
    body: <Prose paragraphs={answer} tone="soft" />,
  }));
  const [{ context }, send] = useMachine(accordionMachine, {
    ...inspected,
    input: { openItem: firstOpen ? (items[0]?.id ?? null) : null },
  });
  const hash = useLocation({ select: (location) => location.hash });
  const linkedItem = items.some(({ id }) => id === hash) ? hash : null;
  const reveal = useCallback((item: string) => send({ type: "item.revealed", item }), [send]);
  return (
    <>
      <LinkedItem item={linkedItem} reveal={reveal} />
      <Accordion
        items={items}
        openItem={context.openItem}
        onToggle={(item) => send({ type: "item.toggled", item })}
        onReveal={reveal}
        opensTarget={useIsHydrating()}
        {...(level && { level })}
      />
    </>
  );
}

/**
 * Reveals the item that the hash names. Before the accordion, so that its effect runs first: an answer that has the
 * words of the link (`#materials:~:text=`) wins.
 */
function LinkedItem({ item, reveal }: { item: string | null; reveal: (item: string) => void }) {
  useLayoutEffect(() => {
    if (item !== null) reveal(item);
  }, [item, reveal]);
  return null;
}
