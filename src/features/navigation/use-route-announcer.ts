import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { completeNavigation } from "./complete-navigation.ts";
import { takePartLeft } from "./history-entry.ts";

/**
 * Handles every client navigation, also back and forward: closes the quote dialog, announces the
 * title of a new page, and moves focus and scroll position to the page or hash. Ignores a change of
 * the search params alone.
 */
export function useRouteAnnouncer() {
  const router = useRouter();
  const previousFocus = useRef<Element | null>(null);

  useEffect(
    () =>
      // Before the new page renders: the focus trap of an open dialog would keep the focus.
      router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
        // The closing dialog returns the focus, which the visitor has not moved.
        const closesDialog = pathChanged && quoteDialogActor.getSnapshot().matches("open");
        const returnsFocus = takePartLeft() || closesDialog;
        previousFocus.current = returnsFocus ? null : document.activeElement;
        if (pathChanged) quoteDialogActor.send({ type: "page.changed" });
      }),
    [router],
  );

  useEffect(
    () =>
      router.subscribe("onResolved", (change) => {
        const { fromLocation, toLocation, pathChanged, hashChanged, hrefChanged } = change;
        // A navigation to the current URL retries a page that did not load, or leaves what was open.
        const isRetry =
          !hrefChanged &&
          (previousFocus.current === null ||
            fromLocation?.state.isPartOpen === toLocation.state.isPartOpen);
        const isNewPage = pathChanged || isRetry;
        if (fromLocation === undefined || !(isNewPage || hashChanged)) return;
        completeNavigation({
          hash: toLocation.hash,
          isNewPage,
          previousFocus: previousFocus.current,
        });
      }),
    [router],
  );
}
