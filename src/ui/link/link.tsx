import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { arrowLink, textLink } from "./link.css.ts";

export interface SiteLinkProps extends Pick<ComponentProps<"a">, "onClick" | "aria-current"> {
  /** An address of this site like /areas/sandton#suburbs, or one with a scheme (tel:, https:). */
  to: string;
  children: ReactNode;
  className?: string;
  /** True when only this very address counts as the current page; it does not for a parent. */
  exact?: boolean;
}

/**
 * Every link of the site. Inside the site the router follows it without a reload; before the
 * script has arrived, and without one, it is an ordinary link. The router marks the current page
 * with aria-current="page".
 */
export function SiteLink({ to, children, exact = true, ...rest }: SiteLinkProps) {
  if (!to.startsWith("/")) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  const { pathname, hash, searchParams } = new URL(to, "http://site");
  return (
    <Link
      {...rest}
      to={pathname}
      search={Object.fromEntries(searchParams)}
      activeOptions={{ exact, includeSearch: searchParams.size > 0 }}
      {...(hash === "" ? {} : { hash: hash.slice(1) })}
    >
      {children}
    </Link>
  );
}

/** A link in running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className={textLink}>
      {children}
    </SiteLink>
  );
}

/** A link that stands alone as the next step. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className={arrowLink}>
      {children} <Icon name="forward" />
    </SiteLink>
  );
}
