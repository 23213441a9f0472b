import { more } from "../../../content/interface/sections.ts";
import { QuestionAccordion } from "../../../features/question-accordion/question-accordion.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { ArrowLink } from "../../../ui/link/link.tsx";
import { Prose } from "../../../ui/prose/prose.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Band, HeadedBand, Split } from "../../band/band.tsx";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import { furtherLinks, ruledColumns, thinItem } from "../../ruled-list/ruled-list.css.ts";
import type { BlockProps, BlockType } from "../block-type.ts";

/** Questions and answers: an accordion beside the heading, or a plain list in two columns below it. */
export function Questions({ block, id, background }: BlockProps<"questions">) {
  const { heading, layout, items, lead, links = [] } = block;
  const further =
    links.length === 0 ? undefined : (
      <ul className={furtherLinks}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <ArrowLink to={to}>{text}</ArrowLink>
          </li>
        ))}
      </ul>
    );
  if (layout === "list") {
    return (
      <HeadedBand id={id} heading={heading} lead={lead} background={background}>
        <FoldedList
          className={ruledColumns}
          label={more.questions}
          items={items.map(({ question, answer }) => (
            <li key={question} className={thinItem}>
              <Heading level={3}>{question}</Heading>
              <Stack gap="sm">
                <Prose paragraphs={answer} tone="soft" />
              </Stack>
            </li>
          ))}
        />
        {further}
      </HeadedBand>
    );
  }
  return (
    <Band background={background} labelledBy={id}>
      <Split
        head={
          <>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
          </>
        }
        foot={further}
      >
        <QuestionAccordion questions={items} />
      </Split>
    </Band>
  );
}

export const block: BlockType<"questions"> = {
  Component: Questions,
  isInteractive: ({ layout }) => layout === "accordion",
};
