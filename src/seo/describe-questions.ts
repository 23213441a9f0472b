import type { Question, Section } from "../content/schema.ts";
import type { Paragraph } from "../domain/rich-text.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { FaqPage } from "./schema-org.ts";

/** The words of a paragraph as a visitor reads them, links included. */
const plainText = (paragraph: Paragraph): string =>
  typeof paragraph === "string"
    ? paragraph
    : paragraph.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** Questions with their answers, word for word as the page shows them. */
export const describeFaq = (path: string, questions: readonly Question[]): FaqPage => ({
  "@type": "FAQPage",
  "@id": `${absoluteUrl(path)}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n\n") },
  })),
});

/** The questions among the sections of a page, where it has any. */
export function describeQuestions(path: string, sections: readonly Section[]): FaqPage[] {
  const questions = sections.flatMap((section) =>
    section.kind === "questions" ? section.items : [],
  );
  return questions.length === 0 ? [] : [describeFaq(path, questions)];
}
