import { attribute, overlaysEvent } from "./protocol.ts";

/**
 * Marks the page while the browser loads another document. Before hydration, too: a link may have been pressed
 * by then.
 */
export function listenForLeaving() {
  const { documentElement: root } = document;
  addEventListener("beforeunload", () => {
    // Chromium reports calls and emails as well, which leave the page where it is.
    const link = document.activeElement?.closest("a");
    const isDocument = !link || /^https?:$/.test(link.protocol);
    if (isDocument) root.setAttribute(attribute.leaving, "");
  });
  for (const type of ["popstate", "pageshow"]) {
    addEventListener(type, () => root.removeAttribute(attribute.leaving), true);
  }
}

/**
 * Makes Back from the entry of an overlay skip the one before it, which shows the same page: after a reload
 * nothing is open. Ends when src/features/overlay does so.
 */
export function listenForEarlyBack() {
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
