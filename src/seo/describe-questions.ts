import type { Block, Question } from "../content-schema/schema.ts";
import type { Paragraph } from "../domain/rich-text.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** The text of a paragraph, with the text of its links. */
const plainText = (paragraph: Paragraph): string =>
  typeof paragraph === "string"
    ? paragraph
    : paragraph.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** Questions and answers, word for word as the page shows them (Google's FAQPage guidelines). */
export const describeFaq = (path: string, questions: readonly Question[]) => ({
  "@type": "FAQPage",
  "@id": `${absoluteUrl(path)}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n\n") },
  })),
});

/** The questions in the blocks of a page, in a list that is empty if there are none. */
export function describeQuestions(path: string, blocks: readonly Block[]) {
  const questions = blocks.flatMap((block) => (block.kind === "questions" ? block.items : []));
  return questions.length === 0 ? [] : [describeFaq(path, questions)];
}
