import { addSymptom, planInstead, symptomLabels } from "../../../content/interface/sections.ts";
import { QuoteButton } from "../../../features/quote-dialog/quote-button.tsx";
import { Disclosure } from "../../../ui/disclosure/disclosure.tsx";
import { ArrowLink } from "../../../ui/link/link.tsx";
import { Cluster } from "../../../ui/stack/stack.tsx";
import { HeadedBand } from "../../band/band.tsx";
import type { BlockType } from "../block-type.ts";
import { symptomAnswer, symptomAnswers, symptomLabel, symptoms } from "./symptoms.css.ts";

/** What damage looks like: each row unfolds its cause, how urgent it is, and a way to ask about it. */
export const block: BlockType<"symptoms"> = {
  Component: ({ block: { heading, lead, items }, id, background, service }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <div className={symptoms}>
        {items.map(({ title, cause, urgency, plan }, index) => (
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
            <Cluster>
              <QuoteButton tone="quiet" service={service} detailsLine={title}>
                {addSymptom}
              </QuoteButton>
              {plan === undefined ? null : <ArrowLink to={plan}>{planInstead}</ArrowLink>}
            </Cluster>
          </Disclosure>
        ))}
      </div>
    </HeadedBand>
  ),
};
