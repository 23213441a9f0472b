import { QuestionAccordion } from "../../../features/question-accordion/question-accordion.tsx";
import { Band } from "../../band/band.tsx";
import type { BlockType } from "../block-type.ts";

/** The questions of the FAQ page, directly below its heading, with the first one open. */
export const block: BlockType<"faq"> = {
  Component: ({ block, background }) => (
    <Band background={background}>
      <QuestionAccordion questions={block.items} firstOpen level={2} />
    </Band>
  ),
  background: "sand",
  isInteractive: () => true,
};
