import type { ComponentProps, ReactNode } from "react";
import type { ExternalHref, SiteHref } from "../../domain/pages.ts";
import { Icon } from "../icon/icon.tsx";
import { keepTogether } from "../text/text.tsx";
import { arrowLink, textLink } from "./link.css.ts";

export interface SiteLinkProps
  extends Pick<ComponentProps<"a">, "onClick" | "className" | "aria-current" | "aria-label"> {
  /** A URL of this site like /areas/sandton#suburbs, or one with a scheme (tel:, mailto:, https:). */
  to: SiteHref | ExternalHref;
  children: ReactNode;
}

/** The anchor of every link, also without script. Delegation makes it a client navigation (features/navigation). */
export const SiteLink = ({ to, ...rest }: SiteLinkProps) => <a {...rest} href={to} />;

export const TextLink = ({ to, children }: Pick<SiteLinkProps, "to" | "children">) => (
  <SiteLink to={to} className={textLink}>
    {keepTogether(children)}
  </SiteLink>
);

/** A link on its own line, with an arrow. */
export const ArrowLink = ({ to, children }: Pick<SiteLinkProps, "to" | "children">) => (
  <SiteLink to={to} className={arrowLink}>
    {children} <Icon name="forward" />
  </SiteLink>
);
