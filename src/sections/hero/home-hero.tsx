import type { HomePage } from "../../content-schema/page-schema.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
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
      </>
    }
  />
);
