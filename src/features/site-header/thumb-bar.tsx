import { business } from "virtual:business";
import {
  callButton,
  quoteLink,
  thumbBar as thumbBarLabel,
} from "../../content/interface/header.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { markCurrent } from "./menu-links.ts";
import { thumbBar } from "./thumb-bar.css.ts";

/** Links to call and to ask for a quote, at the lower edge of small screens; `path` is the page's. */
export function ThumbBar({ path }: { path: string }) {
  return (
    <nav className={thumbBar} aria-label={thumbBarLabel}>
      <ButtonLink to={`tel:${business.callNumber}`} tone="quiet">
        <Icon name="phone" /> {callButton}
      </ButtonLink>
      <ButtonLink to="/contact" {...markCurrent("/contact", path)}>
        {quoteLink}
      </ButtonLink>
    </nav>
  );
}
