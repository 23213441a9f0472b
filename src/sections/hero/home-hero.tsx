import { offer } from "../../content/offer.ts";
import type { HomePage } from "../../content-schema/page-schema.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { arrowLink } from "../../ui/link/link.css.ts";
import { SiteLink } from "../../ui/link/link.tsx";
import { quietWay } from "./hero.css.ts";
import { Hero } from "./hero.tsx";

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
        <div className={quietWay}>
          <SiteLink to="/#offer" className={arrowLink}>
            {offer.jump} <Icon name="down" />
          </SiteLink>
        </div>
      </>
    }
  />
);
