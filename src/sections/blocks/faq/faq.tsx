import { QuestionAccordion } from "../../../features/question-accordion/question-accordion.tsx";
import { Band } from "../../band/band.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";

/** The questions of the FAQ page, directly below its heading, with the first one open. */
const Faq = ({ block, background }: BlockProps<"faq">) => (
  <Band background={background}>
    <QuestionAccordion questions={block.items} firstOpen level={2} />
  </Band>
);

export const block: BlockType<"faq"> = {
  Component: Faq,
  background: "sand",
  isInteractive: () => true,
};
