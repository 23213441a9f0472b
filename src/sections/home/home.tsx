import { business } from "virtual:business";
import type { ReactNode } from "react";
import { buyerFacts } from "../../content/buyer-facts.ts";
import { all, more, nextSteps } from "../../content/interface/sections.ts";
import type { BuyerFact, HomePage } from "../../content-schema/page-schema.ts";
import { homeAreas } from "../../domain/areas.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { SuburbFinder } from "../../features/suburb-finder/suburb-finder.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { broadCourses } from "../../ui/courses/courses.css.ts";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon, StarText } from "../../ui/icon/icon.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../band/band.tsx";
import { AreaLinks } from "../blocks/areas/areas.tsx";
import { FoldedList } from "../folded-list/folded-list.tsx";
import { overHeroEdge } from "../hero/hero.css.ts";
import { Hero } from "../hero/hero.tsx";
import { PictureNote } from "../picture-note/picture-note.tsx";
import { ServicePanels } from "../services-index/services-index.tsx";
import * as styles from "./home.css.ts";

/** The opening of the home page (docs/specification.md#home). */
export const HomeHero = ({ quoteButton, servicesLink, ...hero }: HomePage["hero"]) => (
  <Hero
    {...hero}
    tall
    buttons={
      <>
        <QuoteButton size="large">{quoteButton}</QuoteButton>
        <ButtonLink tone="quiet" size="large" to={servicesLink.to}>
          {servicesLink.text}
        </ButtonLink>
      </>
    }
  />
);

/** The four figures of the home page (docs/specification.md#home), laid in running bond. */
export function StatTiles({ stats }: { stats: HomePage["stats"] }) {
  return (
    <div className={overHeroEdge}>
      <dl className={`${broadCourses} ${styles.tiles}`}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.tileLabel}>{label}</dt>
            <dd className={styles.tileValue}>
              <StarText>{value}</StarText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The three categories of services, and the line for estates (docs/specification.md#home). */
export const HomeServices = ({ services, estates }: Pick<HomePage, "services" | "estates">) => (
  <HeadedBand id="services" heading={services.heading} lead={services.lead} gap="2xl">
    <ServicePanels cards={services.cards} />
    <EstateLine {...estates} />
  </HeadedBand>
);

/** One line as wide as the services above it, for trustees and managers (docs/specification.md#home). */
export const EstateLine = ({ heading, links }: HomePage["estates"]) => (
  <div className={styles.estateLine}>
    <Heading level={3}>{heading}</Heading>
    <ul className={styles.estateLinks}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <ArrowLink to={to}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  </div>
);

/** Why choose us: a numbered list in two columns beside a picture (docs/specification.md#home). */
export function NumberedReasons({ heading, lead, picture, items }: HomePage["reasons"]) {
  return (
    <div className={styles.reasons}>
      <div className={styles.reasonsPicture}>
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.reasons} />
      </div>
      <Stack gap="2xl">
        <Stack>
          <Heading level={2} id="reasons">
            {heading}
          </Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </Stack>
        <FoldedList
          as="ol"
          className={styles.reasonList}
          label={more.promises}
          items={items.map(({ title, description }, index) => (
            <li key={title} className={styles.reason}>
              <span className={styles.reasonNumber} aria-hidden="true">
                {index + 1}
              </span>
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{description}</Text>
            </li>
          ))}
        />
      </Stack>
    </div>
  );
}

type QuoteFormCardProps = HomePage["quote"] & { form: ReactNode };

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
    <div className={styles.quote}>
      <Card>
        <Heading level={2} id="quote">
          {heading}
        </Heading>
        <Text tone="soft">{lead}</Text>
        {form}
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
  );
}

/** What a buyer asks before the visit (docs/specification.md#home); nothing until the owner writes one. */
const BuyerFacts = ({ facts }: { facts: readonly BuyerFact[] }) =>
  facts.map(({ label, value }) => <Text key={label}>{`${label}: ${value}`}</Text>);

/** The suburb finder above links to the areas (docs/specification.md#home). */
export const HomeAreas = ({ page }: { page: HomePage }) => {
  const { heading, lead, finder, more } = page.areas;
  return (
    <HeadedBand id="areas" heading={heading} lead={lead} background="sand">
      <SuburbFinder texts={finder} level={4}>
        <Heading level={3}>{finder.heading}</Heading>
      </SuburbFinder>
      <StaticHtml>
        <Stack gap="lg">
          <Fold label={all.areas(homeAreas.length)}>
            <AreaLinks areas={homeAreas} />
          </Fold>
          <div>
            <ArrowLink to={more.to}>{more.text}</ArrowLink>
          </div>
          <PictureNote page={page} background="light" />
        </Stack>
      </StaticHtml>
    </HeadedBand>
  );
};
