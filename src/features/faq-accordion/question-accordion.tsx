import { useLocation } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import { accordionMachine } from "#machines/accordion/accordion.machine.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { idOf, type QuestionsProps } from "./question-ids.ts";

/** What folds and unfolds the answers; `Questions` is where it is drawn. */
export function QuestionAccordion({ questions, firstOpen = false, level }: QuestionsProps) {
  const items = questions.map((question, index) => ({
    id: idOf(question, index),
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
    // The browser went to the question while it was folded, and another above it may have closed.
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
