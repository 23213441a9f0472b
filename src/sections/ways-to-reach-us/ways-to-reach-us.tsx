import { business } from "virtual:business";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

/** Phone and e-mail, as two buttons. */
export const WaysToReachUs = () => (
  <>
    <ButtonLink to={`tel:${business.callNumber}`}>
      <Icon name="phone" /> Call {business.visiblePhone}
    </ButtonLink>
    <ButtonLink tone="quiet" to={`mailto:${business.email}`}>
      <Icon name="mail" /> {business.email}
    </ButtonLink>
  </>
);
