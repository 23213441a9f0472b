import type { Question } from "../../content/schema.ts";

export interface QuestionsProps {
  /** Those of the FAQ page have names of their own, which addresses with a hash know. */
  questions: readonly (Question & { id?: string })[];
  /** The FAQ page starts with the first open, others with none (SPEC.md section 4). */
  firstOpen?: boolean;
  /** Level of the questions in the outline of the page. */
  level?: 2 | 3 | 4;
}

/** The name of a question in the address of its page. */
export const idOf = ({ id }: { id?: string }, index: number) => id ?? `question-${index + 1}`;
