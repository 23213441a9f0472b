import type { MenuListName, SiteHref } from "../../domain/pages.ts";
import type { Link } from "../../domain/rich-text.ts";
import { SiteLink, type SiteLinkProps } from "../../ui/link/link.tsx";

/** Longer lists have two columns (docs/specification.md#menus). */
const longestColumn = 6;

export const columnsFor = (links: readonly Link[]) => (links.length > longestColumn ? 2 : 1);

/** Returns the ARIA props of a link that may lead to the current page. */
export const currentPageProps = (to: SiteHref, path: string | undefined) =>
  to === path ? ({ "aria-current": "page" } as const) : {};

interface MenuLinkProps extends Pick<SiteLinkProps, "className" | "onClick"> {
  link: Pick<Link, "to" | "text">;
  /** Path of the current page. */
  path: string;
}

export const MenuLink = ({ link: { to, text }, path, ...props }: MenuLinkProps) => (
  <SiteLink to={to} {...props} {...currentPageProps(to, path)}>
    {text}
  </SiteLink>
);

/** The ARIA props of the button of a list with the current page or its section: /services for /services/driveway. */
export const currentSectionProps = (
  { list, links }: { list: MenuListName; links: readonly Link[] },
  path: string,
) =>
  path.startsWith(`/${list}/`) || links.some(({ to }) => to === path)
    ? ({ "aria-current": "true" } as const)
    : {};
