import type { Question } from "../../content/schema.ts";

export interface FaqAccordionProps {
  /** Those of the FAQ page have ids of their own, which links with a hash use. */
  questions: readonly (Question & { id?: string })[];
  /**
   * The FAQ page starts with the first open, others with none (docs/specification.md#accordions).
   */
  firstOpen?: boolean;
  /** Heading level of the questions. */
  level?: 2 | 3 | 4;
}

/** The id of a question in its page. */
export const questionId = ({ id }: { id?: string }, index: number) => id ?? `question-${index + 1}`;
