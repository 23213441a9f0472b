import { QuestionAccordion } from "../../features/question-accordion/question-accordion.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { thinItem } from "./ruled-list.css.ts";
import { Split } from "./split.tsx";

/** Questions and answers, as an accordion or as a plain list. */
export function Questions({ block, id, background }: BlockProps<"questions">) {
  const { heading, layout, items, lead, links = [] } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Split
        head={
          <>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
            {links.length === 0 ? null : (
              <ul>
                {links.map(({ text, to }) => (
                  <li key={to}>
                    <ArrowLink to={to}>{text}</ArrowLink>
                  </li>
                ))}
              </ul>
            )}
          </>
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
