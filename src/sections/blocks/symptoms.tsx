import { requestRepair, symptomLabels } from "../../content/interface/sections.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { symptoms } from "./symptoms.css.ts";

/** Signs of damage, each a row with its cause, its urgency and a quote button. */
export function Symptoms({ block, id, background }: BlockProps<"symptoms">) {
  const { heading, lead, items } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <div className={symptoms}>
        {items.map(({ sign, cause, urgency }) => (
          <Disclosure key={sign} title={sign}>
            <Text>
              <strong>{symptomLabels.cause}</strong> {cause}
            </Text>
            <Text>
              <strong>{symptomLabels.urgency}</strong> {urgency}
            </Text>
            <Cluster>
              <QuoteButton size="slim" tone="quiet" service="Paving Repairs">
                {requestRepair}
              </QuoteButton>
            </Cluster>
          </Disclosure>
        ))}
      </div>
    </HeadedBand>
  );
}
