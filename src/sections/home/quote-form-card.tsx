import { business } from "virtual:business";
import type { ReactNode } from "react";
import { buyerFacts } from "../../content/buyer-facts.ts";
import { nextSteps } from "../../content/interface/sections.ts";
import type { HomePage } from "../../content-schema/page-schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { RichText } from "../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { Text } from "../../ui/text/text.tsx";
import { BuyerFacts } from "../buyer-facts/buyer-facts.tsx";
import { aside, quote, step, stepList, stepNumber } from "./quote-form-card.css.ts";

export type QuoteFormCardProps = HomePage["quote"] & { form: ReactNode };

/** The quote form on a card, beside the next steps, phone and email (docs/specification.md#home). */
export function QuoteFormCard({
  heading,
  lead,
  callText,
  emailLink,
  promise,
  price,
  steps,
  form,
}: QuoteFormCardProps) {
  return (
    <div className={quote}>
      <Card>
        <Heading level={2} id="quote">
          {heading}
        </Heading>
        <Text tone="soft">{lead}</Text>
        {form}
      </Card>
      <div className={aside}>
        <Heading level={3}>{nextSteps}</Heading>
        <ol className={stepList}>
          {steps.map(({ title, description }, index) => (
            <li key={title} className={step}>
              <span className={stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <Stack gap="2xs">
                <Heading level={4}>{title}</Heading>
                <Text tone="soft">{description}</Text>
              </Stack>
            </li>
          ))}
        </ol>
        <Stack gap="xs">
          <Text>
            <RichText paragraph={price} />
          </Text>
          <Text>{promise}</Text>
          <BuyerFacts facts={buyerFacts} />
        </Stack>
        <Cluster gap="sm">
          <ButtonLink tone="quiet" to={`tel:${business.callNumber}`}>
            <Icon name="phone" />{" "}
            <span>
              <span>{callText}</span> {keepTogether(business.visiblePhone)}
            </span>
          </ButtonLink>
          <ButtonLink tone="quiet" to={emailLink.to}>
            <Icon name="mail" /> <span>{emailLink.text}</span>
          </ButtonLink>
        </Cluster>
      </div>
    </div>
  );
}
