import type { ReactNode } from "react";
import { learnMore } from "../../content/interface/sections.ts";
import type { ServicesIndexPage } from "../../content-schema/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Band, HeadedBand, SectionHead, Split } from "../band/band.tsx";
import { LayerDrawing, LayerList } from "../layers/layer-drawing.tsx";
import * as styles from "./services-index.css.ts";

/** The three categories, each with a Learn More link (docs/specification.md#services). */
export const CategoryPanels = ({ heading, lead, cards }: ServicesIndexPage["categories"]) => (
  <HeadedBand id="categories" heading={heading} lead={lead} gap="2xl">
    <ServicePanels
      cards={cards.map((card) => ({ ...card, linkText: <LearnMore service={card.title} /> }))}
    />
  </HeadedBand>
);

type Card = ServicesIndexPage["categories"]["cards"][number];

interface ServicePanelsProps {
  /** `linkText` must make sense out of context (WCAG 2.2, 2.4.4). */
  cards: readonly (Card & { linkText: ReactNode })[];
}

/** The three categories: tall pictures with a caption across the lower edge. */
export const ServicePanels = ({ cards }: ServicePanelsProps) => (
  <ul className={styles.panels}>
    {cards.map(({ title, description, picture, to, linkText }) => (
      <li key={to} className={styles.panel}>
        <div className={styles.panelPicture}>
          <Picture picture={picture} aspect="fill" sizes={pictureBoxes.panel} />
        </div>
        <div className={styles.panelCaption}>
          <Heading level={3}>{title}</Heading>
          <p className={styles.panelText}>{keepTogether(description)}</p>
          <SiteLink to={to} className={styles.panelLink}>
            {linkText} <Icon name="forward" />
          </SiteLink>
        </div>
      </li>
    ))}
  </ul>
);

/** The layers under a driveway, drawn and in words (docs/specification.md#services). */
export const FiveLayers = ({ heading, lead }: ServicesIndexPage["layers"]) => (
  <Band labelledBy="layers">
    <Split head={<SectionHead id="layers" heading={heading} lead={lead} />}>
      <Stack gap="lg">
        <LayerDrawing traffic="cars" />
        <LayerList traffic="cars" layout="column" hasPurposes />
      </Stack>
    </Split>
  </Band>
);

/** The nine services, each with a Learn More link (docs/specification.md#services). */
export const ServiceIndex = ({ heading, lead, cards }: ServicesIndexPage["services"]) => (
  <HeadedBand id="services" heading={heading} lead={lead} background="sand" gap="2xl">
    <ul className={styles.services}>
      {cards.map(({ title, description, picture, to }) => (
        <li key={to} className={styles.service}>
          <div className={styles.servicePicture}>
            <Picture picture={picture} aspect="fill" sizes={pictureBoxes.serviceIndex} />
          </div>
          <Stack gap="2xs">
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{description}</Text>
            <div>
              <SiteLink to={to} className={styles.learnMoreLink}>
                <LearnMore service={title} />
                <Icon name="forward" />
              </SiteLink>
            </div>
          </Stack>
        </li>
      ))}
    </ul>
  </HeadedBand>
);

/** The text of a link to a service; screen readers also hear which one (WCAG 2.2, 2.4.4). */
const LearnMore = ({ service }: { service: string }) => (
  <span>
    {learnMore.text} <VisuallyHidden>{learnMore.about(service.toLowerCase())}</VisuallyHidden>
  </span>
);
