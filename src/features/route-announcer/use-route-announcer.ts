import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { hasFocusMoved } from "../../lib/has-focus-moved.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { linkLedTo } from "../../ui/link/link.tsx";
import { visuallyHidden } from "../../ui/visually-hidden/visually-hidden.css.ts";
import { leavePage } from "../quote-dialog/late-quote-dialog.ts";

const asksForCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Smoothly, as SPEC.md section 2 says, unless the visitor asked for less motion. */
const scrollToTop = () =>
  window.scrollTo({ top: 0, behavior: asksForCalm() ? "instant" : "smooth" });

/** What the build wrote into the head for those who fetch the address: true of that page alone. */
const builtHead = [
  'script[type="application/ld+json"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="preload"][as="image"]',
].join();

/** Puts the focus where reading goes on, without a stop of the Tab key where there was none. */
function focusOn(element: HTMLElement | null) {
  if (element === null) return;
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/** The region stands in index.html, where an open dialog does not hide it. */
function announce(words: string) {
  const region = document.getElementById("announcer");
  if (region === null) return;
  region.classList.add(visuallyHidden);
  region.textContent = words;
}

/**
 * What follows a link inside the site, and going back and forward: to the top, or to the target of
 * a hash; on another page also focus on the new heading, and the title announced (WCAG 2.2, 2.4.3
 * and 4.1.3). A change of search parameters alone does nothing of this, unless a link leads to the
 * page as such.
 */
export function useRouteAnnouncer() {
  const router = useRouter();
  /** What had the focus when the visitor left the last page. */
  const left = useRef<Element | null>(null);

  useEffect(
    () =>
      // Before the new page stands: an open dialog would keep the focus that its heading is to get.
      router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
        if (pathChanged) leavePage();
        left.current = document.activeElement;
        if (!pathChanged) return;
        for (const element of document.head.querySelectorAll(builtHead)) element.remove();
      }),
    [router],
  );

  useEffect(
    () =>
      router.subscribe("onResolved", (change) => {
        const { fromLocation, toLocation, pathChanged, hashChanged, hrefChanged } = change;
        // Beyond the parameters of the address, as an advertisement brings them, lies the page itself.
        const led = linkLedTo(toLocation.href) && toLocation.searchStr === "";
        // The page that stands may be asked for once more because it did not load.
        const arrived = pathChanged || !hrefChanged || led;
        if (fromLocation === undefined || !(arrived || hashChanged)) return;
        if (arrived) announce(document.title);
        const go = () => {
          // Whoever has turned to something else by then stays there.
          if (hasFocusMoved(left.current)) return;
          const target = document.getElementById(toLocation.hash);
          if (target !== null || arrived) focusOn(target ?? document.querySelector("h1"));
          if (target === null) scrollToTop();
          else target.scrollIntoView();
        };
        // To focus and to scroll the browser has to know where everything is, and the next paint
        // would wait for that. What jumps must not show another place first.
        if (asksForCalm()) go();
        else afterPaint(go);
      }),
    [router],
  );
}
