import { useLocation } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import { accordionMachine } from "#machines/accordion/accordion.machine.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { type FaqAccordionProps, questionId } from "./faq-accordion-props.ts";

/** Unfolds one answer at a time; the machine owns which one. */
export function QuestionAccordion({ questions, firstOpen = false, level }: FaqAccordionProps) {
  const items = questions.map((question, index) => ({
    id: questionId(question, index),
    title: question.question,
    body: <Prose paragraphs={question.answer} tone="soft" />,
  }));
  const [{ context }, send] = useMachine(accordionMachine, {
    input: { openItem: firstOpen ? (items[0]?.id ?? null) : null },
  });
  const hash = useLocation({ select: (location) => location.hash });
  const named = items.some(({ id }) => id === hash) ? hash : null;

  useEffect(() => {
    if (named === null) return;
    send({ type: "item.revealed", item: named });
    // The browser scrolled to the question before it unfolded and another one above it closed.
    const frame = requestAnimationFrame(() => document.getElementById(named)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [named, send]);

  const reveal = useCallback((item: string) => send({ type: "item.revealed", item }), [send]);
  const root = useRef<HTMLDivElement>(null);
  useHydrationMark(root);

  return (
    <Accordion
      ref={root}
      items={items}
      openItem={context.openItem}
      onToggle={(item) => send({ type: "item.toggled", item })}
      onReveal={reveal}
      {...(level && { level })}
    />
  );
}
