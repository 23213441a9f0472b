import { business } from "virtual:business";
import { buyerFacts } from "../../../content/buyer-facts.ts";
import { nextSteps } from "../../../content/interface/sections.ts";
import type { BuyerFact } from "../../../content-schema/page-schema.ts";
import { PageQuoteForm } from "../../../features/quote-form/page-quote-form.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { RichText } from "../../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../../ui/stack/stack.tsx";
import { keepTogether, Text } from "../../../ui/text/text.tsx";
import { Band } from "../../band/band.tsx";
import type { BlockType } from "../block-type.ts";
import * as styles from "./quote-form.css.ts";

/** The quote form on a card, beside the next steps, phone and email (docs/specification.md#home). */
export const block: BlockType<"quote-form"> = {
  Component({ block, id, background }) {
    const { heading, lead, callText, emailLink, promise, price, steps } = block;
    return (
      <Band background={background} labelledBy={id}>
        <div className={styles.quote}>
          <Card>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Text tone="soft">{lead}</Text>
            <PageQuoteForm location="home" />
          </Card>
          <div className={styles.aside}>
            <Heading level={3}>{nextSteps}</Heading>
            <ol className={styles.stepList}>
              {steps.map(({ title, description }, index) => (
                <li key={title} className={styles.step}>
                  <span className={styles.stepNumber} aria-hidden="true">
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
      </Band>
    );
  },
  // The form is a part of its own within: what breaks there leaves the text and phone number beside it.
  asksForQuote: true,
  isInteractive: () => true,
};

/** What a buyer asks before the visit (docs/specification.md#home); nothing until the owner writes one. */
const BuyerFacts = ({ facts }: { facts: readonly BuyerFact[] }) =>
  facts.map(({ label, value }) => <Text key={label}>{`${label}: ${value}`}</Text>);
