import { useLocation } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import { accordionMachine } from "#machines/accordion/accordion.machine.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { type FaqAccordionProps, questionId } from "./faq-accordion-props.ts";

/** The hydrated accordion; accordionMachine owns which question is open. */
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
  const linkedItem = items.some(({ id }) => id === hash) ? hash : null;

  useEffect(() => {
    if (linkedItem === null) return;
    send({ type: "item.revealed", item: linkedItem });
    // Opening it, and closing another one above it, moves the question after the browser scrolled.
    const frame = requestAnimationFrame(() =>
      document.getElementById(linkedItem)?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [linkedItem, send]);

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
