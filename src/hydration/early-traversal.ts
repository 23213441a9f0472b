import {
  hasScriptFailed,
  isPageHydrated,
  isPageOfAddress,
  overlaysEvent,
  scriptTimeout,
} from "./protocol.ts";

/**
 * Starts the script on Back or Forward to another page before hydration: the browser has changed the address
 * alone. The hydrated page follows it (src/client.tsx); if the script does not come, `giveUp` is called.
 */
export function listenForEarlyTraversal(start: () => void, giveUp: () => void) {
  addEventListener("popstate", () => {
    if (isPageHydrated() || isPageOfAddress()) return;
    start();
    setTimeout(giveUp, hasScriptFailed() ? 0 : scriptTimeout);
  });
}

/**
 * Makes Back from the entry of an overlay skip the one before it, which shows the same page: after a reload
 * nothing is open. Ends when src/features/overlay does so.
 */
export function skipStaleEntries() {
  const read = () => ({ href: location.href, isOverlay: history.state?.isOverlayOpen === true });
  let entry = read();
  const onPopState = () => {
    const before = entry;
    entry = read();
    if (before.isOverlay && !entry.isOverlay && before.href === entry.href) history.back();
  };
  addEventListener("popstate", onPopState);
  addEventListener(overlaysEvent, () => removeEventListener("popstate", onPopState));
}
