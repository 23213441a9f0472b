import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { arrive } from "./arrival.ts";

/** What the build writes into the head for crawlers and the first load: true of that page alone. */
const firstPageTags = [
  'script[type="application/ld+json"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="preload"][as="image"]',
].join();

/**
 * Handles every client navigation, back and forward included: closes the quote dialog, then arrives
 * at the new page or hash. A change of the search params alone does nothing of this.
 */
export function useRouteAnnouncer() {
  const router = useRouter();
  const previousFocus = useRef<Element | null>(null);

  useEffect(
    () =>
      // Before the new page renders: an open dialog would keep the focus from its heading.
      router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
        if (pathChanged) quoteDialogActor.send({ type: "page.changed" });
        previousFocus.current = document.activeElement;
        if (!pathChanged) return;
        for (const element of document.head.querySelectorAll(firstPageTags)) element.remove();
      }),
    [router],
  );

  useEffect(
    () =>
      router.subscribe("onResolved", (change) => {
        const { fromLocation, toLocation, pathChanged, hashChanged, hrefChanged } = change;
        // The current URL is requested again where its page did not load.
        const isNewPage = pathChanged || !hrefChanged;
        if (fromLocation === undefined || !(isNewPage || hashChanged)) return;
        arrive({ hash: toLocation.hash, isNewPage, previousFocus: previousFocus.current });
      }),
    [router],
  );
}
