import { preventBodyScroll } from "@zag-js/remove-scroll";
import { afterPaint } from "../../lib/scheduling.ts";

/**
 * Makes #root inert under a dialog and locks its scroll position; toasts are outside #root and stay
 * reachable. Acts after the next paint, when the dialog has the focus: `inert` would take it from
 * an element of the page, and both make the browser recalculate the style of the whole page.
 *
 * @returns a function that makes the page interactive again
 */
export function makePageInert(): () => void {
  const page = document.getElementById("root");
  let isClosed = false;
  let unlockScroll = () => {};
  afterPaint(() => {
    if (isClosed) return;
    const dialog = document.querySelector("[role=dialog]");
    // Without its stylesheet the dialog stands at the end of the page, to which a visitor scrolls.
    const isOverPage =
      dialog?.parentElement && getComputedStyle(dialog.parentElement).position === "fixed";
    if (isOverPage) unlockScroll = preventBodyScroll();
    page?.setAttribute("inert", "");
    // For assistive technology that ignores `inert`.
    page?.setAttribute("aria-hidden", "true");
  });
  return () => {
    isClosed = true;
    unlockScroll();
    page?.removeAttribute("inert");
    page?.removeAttribute("aria-hidden");
  };
}
