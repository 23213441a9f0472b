import { useLocation, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, memo, type ReactNode } from "react";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { yieldToMain } from "../../lib/scheduling.ts";
import { Icon } from "../icon/icon.tsx";
import { arrowLink, textLink } from "./link.css.ts";

export interface SiteLinkProps extends Pick<ComponentProps<"a">, "onClick" | "aria-current"> {
  /** An address of this site like /areas/sandton#suburbs, or one with a scheme (tel:, https:). */
  to: string;
  children: ReactNode;
  className?: string;
}

/**
 * Every link of the site. Inside the site the router follows it without a reload; before the
 * script has arrived, and without one, it is an ordinary link. The current page is marked with
 * aria-current="page".
 */
export const SiteLink = memo(function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return to.startsWith("/") ? (
    <PageLink {...rest} to={to}>
      {children}
    </PageLink>
  ) : (
    <a {...rest} href={to}>
      {children}
    </a>
  );
});

/** How long a pointer rests on a link, in ms, before its page is fetched: it may only pass. */
const restsFor = 50;

let resting: ReturnType<typeof setTimeout> | undefined;
const passOn = () => clearTimeout(resting);

/** Where the link leads that was followed last; undefined once it has led there. */
let followed: string | undefined;

/**
 * Whether it was a link that led to the address, as the router writes it, and not a control of its
 * page; true once for each link that is followed.
 */
export function linkLedTo(address: string): boolean {
  const led = followed === address;
  followed = undefined;
  return led;
}

/**
 * A page has sixty links or more. The router's own one reckons where it leads as it is drawn, and
 * again with each change of page: this one when it is turned to (docs/decisions/0020).
 */
function PageLink({ to, children, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const [page] = to.split("#");
  const isCurrent = useLocation({
    select: ({ pathname, searchStr }) => page === pathname || page === pathname + searchStr,
  });

  const prepare = () => {
    // Whoever saves data gets what is asked for, and nothing in advance. What cannot be had now is
    // asked for again when the link is followed.
    if (!prefersReducedData()) router.preloadRoute(destination(to)).catch(() => {});
  };
  const prepareSoon = () => {
    passOn();
    resting = setTimeout(prepare, restsFor);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isForThisTab(event)) return;
    event.preventDefault();
    passOn();
    // What the press shows at once, a menu that closes, does not wait for the change of page.
    void yieldToMain().then(() => {
      followed = to;
      return router.navigate(destination(to));
    });
  };

  return (
    <a
      {...rest}
      {...(isCurrent && { "aria-current": "page" })}
      href={to}
      onClick={follow}
      onTouchStart={prepare}
      onMouseEnter={prepareSoon}
      onMouseLeave={passOn}
      onFocus={prepareSoon}
      onBlur={passOn}
    >
      {children}
    </a>
  );
}

/** An address of this site, as the router takes it. */
function destination(address: string) {
  const { pathname, hash, searchParams } = new URL(address, "http://site");
  return {
    to: pathname,
    search: Object.fromEntries(searchParams),
    ...(hash !== "" && { hash: hash.slice(1) }),
  };
}

/** Neither taken by uniqueName else nor meant for another tab or window. */
const isForThisTab = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

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
