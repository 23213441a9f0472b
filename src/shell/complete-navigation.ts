import { hasFocusMoved, moveFocus } from "../lib/move-focus.ts";
import { afterPaint } from "../lib/scheduling.ts";
import { announce } from "../ui/visually-hidden/visually-hidden.tsx";

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls smoothly, unless the visitor prefers reduced motion (docs/specification.md#page-changes). */
const scrollToTop = () =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });

interface CompletedNavigation {
  /** The fragment of the URL, without `#`; empty when there is none. */
  hash: string;
  /** False for a navigation to another hash of the same page. */
  isNewPage: boolean;
  /** The focused element before the navigation; null when the site itself moves the focus after it. */
  previousFocus: unknown;
}

/**
 * Completes a navigation to a page or a hash: announces the title, then moves focus and scroll position (WCAG 2.2, 2.4.3
 * and 4.1.3), unless the visitor has already moved the focus.
 */
export function completeNavigation({ hash, isNewPage, previousFocus }: CompletedNavigation) {
  if (isNewPage) announce(document.title);
  const moveToTarget = () => {
    if (previousFocus !== null && hasFocusMoved(previousFocus)) return;
    const target = document.getElementById(hash);
    if (target !== null || isNewPage) moveFocus(target ?? document.querySelector("h1"));
    if (target === null) scrollToTop();
    else target.scrollIntoView();
  };
  // Both force a layout, which would delay the paint; but an instant scroll must come before it.
  if (prefersReducedMotion()) moveToTarget();
  else afterPaint(moveToTarget);
}
