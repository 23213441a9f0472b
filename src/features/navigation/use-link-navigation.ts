import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { scriptTimeout } from "../../hydration/protocol.ts";
import { listenForIntent } from "../../lib/intent.ts";
import { timeout, yieldToMain } from "../../lib/scheduling.ts";
import { parseSearch } from "../../lib/search-params.ts";
import { completeNavigation } from "./complete-navigation.ts";
import { attachedPlanAttribute, leavePart } from "./history-entry.ts";
import { loadNatively } from "./load-natively.ts";

/** Returns the link to a page of this site around an element; a link to a hash alone is none. */
const findPageLink = (target: Element) => target.closest<HTMLAnchorElement>('a[href^="/"]');

/**
 * Returns the destination of a link as the router's options. A link with search params to the current page
 * changes these alone; the ones that a campaign added stay.
 */
function destinationOf(link: HTMLAnchorElement) {
  const { pathname, hash, search } = link;
  const params = Object.fromEntries(new URLSearchParams(search));
  const isChange = search !== "" && pathname === window.location.pathname;
  const attachedPlan = link.getAttribute(attachedPlanAttribute);
  return {
    to: pathname,
    search: isChange ? (previous: object) => ({ ...previous, ...params }) : parseSearch(search),
    state: {
      ...(isChange && { changesParams: true }),
      ...(attachedPlan !== null && { attachedPlan: Number(attachedPlan) }),
    },
    ...(hash !== "" && { hash: hash.slice(1) }),
  };
}

/** Loads the content of a page; false where it fails or does not arrive in time. */
async function isLoaded(router: AnyRouter, destination: ReturnType<typeof destinationOf>) {
  const loading = router.preloadRoute(destination);
  const matches = await Promise.race([loading, timeout(scriptTimeout)]);
  return matches?.every(({ status }) => status !== "error") ?? false;
}

/** Whether a click would open its link in this tab, and no other listener handles it. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Makes every link of the site a client navigation and preloads its page on intent. One listener on
 * the document serves links that React renders and links in static HTML alike
 * (docs/hydration.md).
 */
export function useLinkNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = async (link: HTMLAnchorElement) => {
      const before = router.latestLocation;
      const destination = destinationOf(link);
      const previousFocus = document.activeElement;
      // Lets immediate feedback, such as a closing menu, paint before the navigation.
      await yieldToMain();
      if (!(await isLoaded(router, destination))) {
        loadNatively(link.href);
        return;
      }
      await leavePart(router.history);
      await router.navigate(destination);
      // Dropping the search params, as in a filtered gallery, counts as a navigation to a new page.
      const { pathname, href, searchStr, hash } = router.latestLocation;
      const isSamePage = pathname === before.pathname && href !== before.href;
      if (isSamePage && searchStr === "" && hash === "") {
        completeNavigation({ hash, isNewPage: true, previousFocus });
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
      // After a failure, following the link loads the page again.
      router.preloadRoute(destinationOf(link)).catch(() => {});
    });
    return () => {
      document.removeEventListener("click", onClick);
      stopPreloading();
    };
  }, [router]);
}
