import { quoteButton } from "../../content/interface/quote-dialog.ts";
import { QuoteButton, type QuoteButtonProps } from "../../features/quote-button/quote-button.tsx";
import { Hero, type HeroProps } from "./hero.tsx";

export type QuoteHeroProps = Pick<HeroProps, "heading" | "lead" | "picture" | "facts"> &
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
