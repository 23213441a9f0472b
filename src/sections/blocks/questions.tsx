import { addSymptom, more, symptomLabels } from "../../content/interface/sections.ts";
import { QuestionAccordion } from "../../features/question-accordion/question-accordion.tsx";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band, HeadedBand, Split } from "../band/band.tsx";
import type { BlockProps, QuotePrefill } from "./block-props.ts";
import { FoldedList } from "./folded-list.tsx";
import { symptomAnswer, symptomAnswers, symptomLabel, symptoms } from "./questions.css.ts";
import { furtherLinks, ruledColumns, thinItem } from "./ruled-list.css.ts";

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

/** What damage looks like: each row unfolds its cause, how urgent it is, and a way to ask about it. */
export function Symptoms({
  block,
  id,
  background,
  service,
}: BlockProps<"symptoms"> & QuotePrefill) {
  const { heading, lead, items } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <div className={symptoms}>
        {items.map(({ title, cause, urgency }, index) => (
          <Disclosure key={title} title={title} id={`${id}-${index + 1}`}>
            <dl className={symptomAnswers}>
              <div className={symptomAnswer}>
                <dt className={symptomLabel}>{symptomLabels.cause}</dt>
                <dd>{cause}</dd>
              </div>
              <div className={symptomAnswer}>
                <dt className={symptomLabel}>{symptomLabels.urgency}</dt>
                <dd>{urgency}</dd>
              </div>
            </dl>
            <div>
              <QuoteButton tone="quiet" service={service} detailsLine={title}>
                {addSymptom}
              </QuoteButton>
            </div>
          </Disclosure>
        ))}
      </div>
    </HeadedBand>
  );
}
