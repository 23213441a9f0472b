import { business } from "virtual:business";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { thumbBar } from "./site-header.css.ts";

/** Call and Free Quote at the lower edge of a phone. */
export function ThumbBar() {
  return (
    <nav className={thumbBar} aria-label="Call or ask for a quote">
      <ButtonLink to={`tel:${business.callNumber}`} tone="quiet">
        <Icon name="phone" /> Call Us
      </ButtonLink>
      <ButtonLink to="/contact">Free Quote</ButtonLink>
    </nav>
  );
}
