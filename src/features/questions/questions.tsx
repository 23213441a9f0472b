import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { lateIsland } from "../islands/late-island.tsx";
import { idOf, type QuestionsProps } from "./question-ids.ts";

/** Folds and unfolds the answers; they stand in the HTML, and can be found there, before it comes. */
export const questionAccordion = lateIsland<QuestionsProps>({
  fetch: async () => (await import("./question-accordion.tsx")).QuestionAccordion,
});

/** Questions of which one is open, or none. An address that ends in #id opens that question. */
export function Questions(props: QuestionsProps) {
  const { hash } = useLocation();
  const isNamed = props.questions.some((question, index) => idOf(question, index) === hash);
  useEffect(() => {
    if (isNamed) questionAccordion.load().catch(() => {});
  }, [isNamed]);
  return <questionAccordion.Part {...props} />;
}
