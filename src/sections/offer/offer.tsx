import {
  offer,
  otherPlannerPages,
  pricedExample,
  usualPlannerPage,
  usualPreset,
} from "../../content/offer.ts";
import type { CategoryPage, ServicePage } from "../../content-schema/page-schema.ts";
import { BeforeAfter } from "../../features/before-after/before-after.tsx";
import { PhotoButton } from "../../features/photo-button/photo-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import * as styles from "./offer.css.ts";

/** The offer on Home: a yard before and after, and both ways into the planner (docs/specification.md#the-offer). */
export const OfferBand = () => (
  <Band labelledBy="offer">
    <div className={styles.band}>
      <div className={styles.bandHead}>
        <Heading level={2} id="offer">
          {offer.heading}
        </Heading>
        <Text size="lead" tone="soft">
          {offer.lead}
        </Text>
      </div>
      <div className={styles.bandPress}>
        <PhotoButton size="large" to={`${usualPlannerPage}?start=photo#planner`}>
          {offer.photo}
        </PhotoButton>
      </div>
      <div className={styles.bandPictures}>
        <BeforeAfter
          bare={offer.bare}
          paved={offer.paved}
          name={offer.slider}
          share={offer.share}
        />
      </div>
      <div className={styles.bandActions}>
        <p className={styles.price}>{keepTogether(pricedExample(usualPreset))}</p>
        <div className={styles.wideButton}>
          <ButtonLink tone="quiet" size="large" to={`${usualPlannerPage}?start=size#planner`}>
            {offer.size}
          </ButtonLink>
        </div>
        <Text tone="soft">
          <RichText paragraph={otherPlannerPages(usualPlannerPage)} />
        </Text>
      </div>
    </div>
  </Band>
);

interface OfferStripProps {
  /** A page with a planner of its own; otherwise that of the usual page opens. */
  page?: CategoryPage | ServicePage;
}

/** The offer below the hero of a service or an area (docs/specification.md#the-offer). */
export function OfferStrip({ page }: OfferStripProps) {
  const example = page === undefined ? pricedExample(usualPreset) : pricedExampleOf(page);
  return (
    <section aria-labelledby="offer">
      <Container>
        <div className={styles.strip}>
          <div className={styles.stripPicture}>
            <Picture picture={offer.picture} sizes={pictureBoxes.cardRow} aspect="3:2" />
          </div>
          <div className={styles.stripWords}>
            <Heading level={2} size="title" id="offer">
              {example === offer.afterVisit ? offer.headingToScale : offer.heading}
            </Heading>
            <Text size="small" tone="soft">
              {example}
            </Text>
          </div>
          <PhotoButton
            tone="quiet"
            to={`${page === undefined ? usualPlannerPage : (`/services/${page.slug}` as const)}?start=photo#planner`}
          >
            {offer.photo}
          </PhotoButton>
        </div>
      </Container>
    </section>
  );
}

/** The first common size of the page, with its guide price if it has one. */
function pricedExampleOf({ blocks }: CategoryPage | ServicePage) {
  const planner = blocks.find((block) => block.kind === "planner");
  return planner === undefined ? offer.afterVisit : pricedExample(planner.presets[0]);
}
