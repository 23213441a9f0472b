import { preventBodyScroll } from "@zag-js/remove-scroll";
import { afterPaint } from "../../lib/scheduling.ts";

/** Time in ms in which a screen reader speaks of the new focus. */
const settleTime = 1_000;

/**
 * Makes #root inert under a dialog and locks its scroll position; toasts are outside #root. Locks after the next paint,
 * because it restyles the whole page. `inert` waits until the focus has been in the dialog for a second: Orca stays
 * silent about a new focus when the element that had it before disappears at the same time. Returns a cleanup function.
 */
export function makePageInert(): () => void {
  const page = document.getElementById("root");
  let isClosed = false;
  let unlockScroll = () => {};
  afterPaint(() => {
    if (isClosed) return;
    const dialog = document.querySelector("[role=dialog]");
    // Without its stylesheet the dialog is at the end of the page, and the visitor scrolls to it.
    const isOverPage =
      dialog?.parentElement && getComputedStyle(dialog.parentElement).position === "fixed";
    if (isOverPage) unlockScroll = preventBodyScroll();
  });

  let settling: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest("[role=dialog]") === null) return;
    document.removeEventListener("focusin", onFocus);
    settling = setTimeout(() => {
      page?.setAttribute("inert", "");
      // For assistive technology that ignores `inert`.
      page?.setAttribute("aria-hidden", "true");
    }, settleTime);
  };
  document.addEventListener("focusin", onFocus);

  return () => {
    isClosed = true;
    clearTimeout(settling);
    document.removeEventListener("focusin", onFocus);
    unlockScroll();
    page?.removeAttribute("inert");
    page?.removeAttribute("aria-hidden");
  };
}
