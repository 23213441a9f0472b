import { addSymptom, symptomLabels } from "../../content/interface/sections.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { QuoteButton } from "../../features/quote-button/quote-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { answer, answerLabel, answers, symptoms } from "./symptoms.css.ts";

interface SymptomsProps extends BlockProps<"symptoms"> {
  quoteService: QuoteService | undefined;
}

/** What damage looks like: each row unfolds its cause, how urgent it is, and a way to ask about it. */
export function Symptoms({ block, id, background, quoteService }: SymptomsProps) {
  const { heading, lead, items } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <div className={symptoms}>
        {items.map(({ title, cause, urgency }, index) => (
          <Disclosure key={title} title={title} id={`${id}-${index + 1}`}>
            <dl className={answers}>
              <div className={answer}>
                <dt className={answerLabel}>{symptomLabels.cause}</dt>
                <dd>{cause}</dd>
              </div>
              <div className={answer}>
                <dt className={answerLabel}>{symptomLabels.urgency}</dt>
                <dd>{urgency}</dd>
              </div>
            </dl>
            <div>
              <QuoteButton tone="quiet" service={quoteService} detailsLine={title}>
                {addSymptom}
              </QuoteButton>
            </div>
          </Disclosure>
        ))}
      </div>
    </HeadedBand>
  );
}
