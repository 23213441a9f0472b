import { business } from "virtual:business";
import { whatsapp } from "../../content/interface/contact.ts";
import * as texts from "../../content/interface/every-page.ts";
import { whatsappHref } from "../../shell/message-links.ts";
import { thumbBar, thumbBarOfThree } from "../../shell/thumb-bar.css.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { fieldId } from "../quote-form/field-props.tsx";

/** Links to call and to ask for a quote, at the lower edge of small screens; on the contact page, to its form. */
export function ThumbBar({ path }: { path: string }) {
  const quotePath =
    path === "/contact" ? (`/contact#${fieldId("contact", "name")}` as const) : "/contact";
  return (
    <nav className={whatsappHref === null ? thumbBar : thumbBarOfThree} aria-label={texts.thumbBar}>
      <ButtonLink to={`tel:${business.callNumber}`} tone="quiet">
        <Icon name="phone" /> {texts.callButton}
      </ButtonLink>
      {whatsappHref === null ? null : (
        <ButtonLink to={whatsappHref} tone="quiet">
          {whatsapp}
        </ButtonLink>
      )}
      <ButtonLink to={quotePath}>{texts.quoteLink}</ButtonLink>
    </nav>
  );
}
