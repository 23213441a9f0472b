import { hasFocusMoved } from "../../lib/has-focus-moved.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { visuallyHidden } from "../../ui/visually-hidden/visually-hidden.css.ts";

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Smooth, unless the visitor prefers reduced motion (docs/specification.md#shared-frame). */
const scrollToTop = () =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });

/** Focuses an element that is no tab stop, and does not make it one. */
function focusOn(element: HTMLElement | null) {
  if (element === null) return;
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/** Tells screen readers; the live region stands in index.html, where no dialog hides it. */
function announce(message: string) {
  const region = document.getElementById("announcer");
  if (region === null) return;
  region.classList.add(visuallyHidden);
  region.textContent = message;
}

export interface Arrival {
  /** The fragment of the URL, without `#`; empty when there is none. */
  hash: string;
  /** Whether the visitor arrives at a page, not only at another place of the same one. */
  isNewPage: boolean;
  /** What had the focus before the navigation. */
  previousFocus: Element | null;
}

/**
 * Brings the visitor to the page or to the target of its hash: announces a page's title, then moves
 * focus and scroll position (WCAG 2.2, 2.4.3 Focus Order and 4.1.3 Status Messages). Leaves focus
 * and scroll position alone when the visitor has already moved the focus.
 */
export function arrive({ hash, isNewPage, previousFocus }: Arrival) {
  if (isNewPage) announce(document.title);
  const go = () => {
    if (hasFocusMoved(previousFocus)) return;
    const target = document.getElementById(hash);
    if (target !== null || isNewPage) focusOn(target ?? document.querySelector("h1"));
    if (target === null) scrollToTop();
    else target.scrollIntoView();
  };
  // Focus and scrolling force a layout, for which the first paint does not wait. With reduced motion
  // the page jumps, and must not show another position before.
  if (prefersReducedMotion()) go();
  else afterPaint(go);
}
