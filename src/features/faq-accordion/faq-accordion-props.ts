import type { Question } from "../../content/schema.ts";

export interface FaqAccordionProps {
  /** Questions of the FAQ page have ids, so that a URL with a hash can link to them. */
  questions: readonly (Question & { id?: string })[];
  /** Opens the first question; the FAQ page does (docs/specification.md#accordions). */
  firstOpen?: boolean;
  /** Heading level of the questions. */
  level?: 2 | 3 | 4;
}

/** Returns the id that a question has in the DOM. */
export const questionId = ({ id }: { id?: string }, index: number) => id ?? `question-${index + 1}`;
