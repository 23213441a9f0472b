import { useLocation } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { accordionMachine } from "#machines/accordion/accordion.machine.ts";
import type { Question } from "../../content/schema.ts";
import { Prose } from "../../sections/prose/prose.tsx";
import { Accordion } from "../../ui/accordion/accordion.tsx";

export interface QuestionAccordionProps {
  /** Each with the id that its address hash names. */
  items: readonly (Question & { id: string })[];
  /** The FAQ page starts with the first open, others with none (SPEC.md section 4). */
  firstOpen?: boolean;
  /** Level of the questions in the outline of the page. */
  level?: 2 | 3 | 4;
}

/** Questions of which one is open, or none. An address that ends in #id opens that question. */
export function QuestionAccordion({ items, firstOpen = false, level }: QuestionAccordionProps) {
  const [{ context }, send] = useMachine(accordionMachine, {
    input: { openItem: firstOpen ? (items[0]?.id ?? null) : null },
  });
  const { hash } = useLocation();
  const named = items.some(({ id }) => id === hash) ? hash : null;

  useEffect(() => {
    if (named === null) return;
    send({ type: "item.revealed", item: named });
    // The browser went to the question while it was folded, and another above it may have closed.
    const frame = requestAnimationFrame(() => document.getElementById(named)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [named, send]);

  const reveal = useCallback((item: string) => send({ type: "item.revealed", item }), [send]);

  return (
    <Accordion
      items={items.map(({ id, question, answer }) => ({
        id,
        title: question,
        body: <Prose paragraphs={answer} tone="soft" />,
      }))}
      openItem={context.openItem}
      onToggle={(item) => send({ type: "item.toggled", item })}
      onReveal={reveal}
      {...(level && { level })}
    />
  );
}
