import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { listenForIntent } from "../../lib/intent.ts";
import { yieldToMain } from "../../lib/scheduling.ts";
import { arrive } from "./arrival.ts";

/** The link to a page of this site that an element belongs to; links to a hash alone are none. */
const findPageLink = (target: Element) => target.closest<HTMLAnchorElement>('a[href^="/"]');

/** The destination of a link, as the router takes it. */
function destinationOf({ pathname, hash, search }: HTMLAnchorElement) {
  return {
    to: pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    ...(hash !== "" && { hash: hash.slice(1) }),
  };
}

/** Whether a click opens its link in this tab and nothing else handles it. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Makes every link of the site a client navigation and preloads its page on intent. One listener on
 * the document serves links that React renders and links in static HTML alike
 * (docs/decisions/0025-static-html-is-not-hydrated.md).
 */
export function useLinkNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = async (link: HTMLAnchorElement) => {
      const before = router.latestLocation;
      const destination = destinationOf(link);
      const previousFocus = document.activeElement;
      // What the press shows at once, such as a menu that closes, does not wait for the navigation.
      await yieldToMain();
      await router.navigate(destination);
      // From search params to the page itself, as from a filtered gallery: that is an arrival.
      const { pathname, href, searchStr, hash } = router.latestLocation;
      const isSamePage = pathname === before.pathname && href !== before.href;
      if (isSamePage && searchStr === "" && hash === "") {
        arrive({ hash, isNewPage: true, previousFocus });
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? findPageLink(event.target) : null;
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      void follow(link);
    };
    document.addEventListener("click", onClick);
    const stopPreloading = listenForIntent(findPageLink, (link) => {
      // What cannot be loaded now is loaded again when the link is followed.
      router.preloadRoute(destinationOf(link)).catch(() => {});
    });
    return () => {
      document.removeEventListener("click", onClick);
      stopPreloading();
    };
  }, [router]);
}
