import { QuestionAccordion } from "../../features/question-accordion/question-accordion.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { thinItem } from "./ruled-list.css.ts";
import { Split } from "./split.tsx";

/** Questions and answers, as an accordion or as a plain list. */
export function Questions({ block, id, background }: BlockProps<"questions">) {
  const { heading, layout, items } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Split
        head={
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        }
      >
        {layout === "accordion" ? (
          <QuestionAccordion questions={items} />
        ) : (
          <ul>
            {items.map(({ question, answer }) => (
              <li key={question} className={thinItem}>
                <Heading level={3}>{question}</Heading>
                <Stack gap="sm">
                  <Prose paragraphs={answer} tone="soft" />
                </Stack>
              </li>
            ))}
          </ul>
        )}
      </Split>
    </Band>
  );
}
