import { business } from "virtual:business";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";

/** Stands in for a page that broke while it was drawn: phone and e-mail stay in reach. */
export function ErrorPage() {
  return (
    <PlainHero
      heading="This page did not load"
      lead="Something broke on our side, or the connection was lost. Load the page again, or reach us directly."
      pattern="stretcher"
      buttons={
        <>
          <ButtonLink to={`tel:${business.callNumber}`} size="large">
            <Icon name="phone" /> Call {business.visiblePhone}
          </ButtonLink>
          <ButtonLink to={`mailto:${business.email}`} tone="quiet" size="large">
            <Icon name="mail" /> {business.email}
          </ButtonLink>
        </>
      }
    />
  );
}
