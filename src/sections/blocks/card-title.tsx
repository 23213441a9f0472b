import type { ServiceCard } from "../../content-schema/schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { cardArrow, cardLink } from "./service-cards.css.ts";

interface CardTitleProps extends Pick<ServiceCard, "title" | "to"> {
  size?: "small";
}

/** The title of a card; a link if the service has a page. */
export function CardTitle({ title, to, size }: CardTitleProps) {
  return (
    <Heading level={3} {...(size && { size })}>
      {to === undefined ? (
        title
      ) : (
        <SiteLink to={to} className={cardLink}>
          <span>{title}</span>{" "}
          <span className={cardArrow}>
            <Icon name="forward" />
          </span>
        </SiteLink>
      )}
    </Heading>
  );
}
