import { business } from "virtual:business";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

export interface WaysToReachUsProps {
  /** True beside a button that comes first. */
  quiet?: boolean;
}

const [mailbox, host] = business.email.split("@");

/** Phone and e-mail, as two buttons. */
export const ContactLinks = ({ quiet = false }: WaysToReachUsProps) => (
  <>
    <ButtonLink tone={quiet ? "quiet" : "filled"} to={`tel:${business.callNumber}`}>
      <Icon name="phone" /> Call {business.visiblePhone}
    </ButtonLink>
    <ButtonLink tone="quiet" to={`mailto:${business.email}`}>
      <Icon name="mail" />
      <span>
        {mailbox}
        {/* Where it has no room in one line, it breaks here and in no word. */}
        <wbr />@{host}
      </span>
    </ButtonLink>
  </>
);
