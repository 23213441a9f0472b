import type { ReactNode } from "react";
import { vatOfGuide } from "../../content/guide-price-items.ts";
import { pavingIn } from "../../content/interface/areas.ts";
import { quoteButton } from "../../content/interface/every-page.ts";
import type { PictureName } from "../../content/pictures/pictures.ts";
import type { AreaPage } from "../../content-schema/page-schema.ts";
import { QuoteButton, type QuoteButtonProps } from "../../features/quote-dialog/quote-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Cluster } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import * as styles from "./hero.css.ts";

interface HeroProps {
  /** Three or four short facts: below the words on a phone, over the lower edge in wide windows. */
  facts?: AreaPage["strip"];
  heading: ReactNode;
  lead: string;
  picture: PictureName;
  /** One filled and one quiet button at most, and a link below them. */
  buttons: ReactNode;
  /** Three short claims, each with a tick. */
  proof?: readonly string[];
  /** For the home page. */
  tall?: boolean;
}

/** The opening of a page with a picture: heading, lead and the next step. */
export const Hero = ({
  heading,
  lead,
  picture,
  buttons,
  proof,
  facts,
  tall = false,
}: HeroProps) => (
  <>
    <div className={tall ? styles.hero : styles.lowHero}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes={tall ? pictureBoxes.tallHero : pictureBoxes.lowHero}
          priority
          aspect="fill"
        />
      </div>
      <div className={styles.content}>
        <div className={styles.column}>
          <Heading level={1}>{heading}</Heading>
          <p className={styles.lead}>{keepTogether(lead)}</p>
          <Cluster>{buttons}</Cluster>
          {proof === undefined ? null : (
            <ul className={styles.proof}>
              {proof.map((claim) => (
                <li key={claim} className={styles.proofItem}>
                  <Icon name="tick" /> <span>{keepTogether(claim)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
    {facts === undefined ? null : <FactStrip facts={facts} />}
  </>
);

type QuoteHeroProps = Pick<HeroProps, "heading" | "lead" | "picture" | "facts"> &
  Pick<QuoteButtonProps, "service" | "area">;

/** The opening of a page whose next step is a quote. */
export const QuoteHero = ({ service, area, ...hero }: QuoteHeroProps) => (
  <Hero
    {...hero}
    buttons={
      <QuoteButton size="large" service={service} area={area}>
        {quoteButton}
      </QuoteButton>
    }
  />
);

/** "Paving in Sandton", with the name of the area highlighted. */
export const AreaHeading = ({ name }: { name: string }) => (
  <>
    <span className={styles.before}>{pavingIn(name)}</span>{" "}
    <span className={styles.areaName}>{name}</span>
  </>
);

/** Three or four short facts about an area, a service or a category, over the lower edge of its hero. */
export const FactStrip = ({ facts }: { facts: AreaPage["strip"] }) => (
  <div className={styles.overHeroEdge}>
    <dl className={styles.strip}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.factValue}>{keepTogether(value)}</dd>
          {vatOfGuide !== "" && value.includes("per m²") ? (
            <dd className={styles.factLabel}>{vatOfGuide}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  </div>
);
