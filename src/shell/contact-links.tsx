import { business } from "virtual:business";
import { callText, whatsapp } from "../content/interface/contact.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { keepTogether } from "../ui/text/text.tsx";
import { whatsappHref } from "./message-links.ts";

interface ContactLinksProps {
  /** Shows all buttons in the quiet tone, beside a primary button. */
  quiet?: boolean;
}

const [mailbox, host] = business.email.split("@");

/** Button links: call, write on WhatsApp where it is set, and email the company. */
export const ContactLinks = ({ quiet = false }: ContactLinksProps) => (
  <>
    <ButtonLink tone={quiet ? "quiet" : "filled"} to={`tel:${business.callNumber}`}>
      <Icon name="phone" /> <span>{keepTogether(callText(business.visiblePhone))}</span>
    </ButtonLink>
    {whatsappHref === null ? null : (
      <ButtonLink tone="quiet" to={whatsappHref}>
        <Icon name="chat" /> {whatsapp}
      </ButtonLink>
    )}
    <ButtonLink tone="quiet" to={`mailto:${business.email}`}>
      <Icon name="mail" />
      <span>
        {mailbox}
        {/* An address too long for one line breaks here, not within a word. */}
        <wbr />@{host}
      </span>
    </ButtonLink>
  </>
);
