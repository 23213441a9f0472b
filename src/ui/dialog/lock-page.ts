import { afterPaint } from "../../lib/scheduling.ts";

/** On iOS it takes more than here is done to keep a page from scrolling; Ark UI does it there. */
export const isIOS = CSS.supports("-webkit-touch-callout", "none");

/**
 * Keeps the page below a dialog from scrolling, as wide as with its scrollbar, from the focus and
 * from assistive technology; what stands beside the page in `body`, as notices do, stays open. Comes
 * when the focus is in the dialog already: nothing inert can have it.
 *
 * @returns opens the page again
 */
export function lockPage(): () => void {
  const { documentElement, body } = document;
  const page = document.getElementById("root");
  let isOver = false;
  afterPaint(() => {
    if (isOver) return;
    page?.setAttribute("inert", "");
    // For browsers that do not know `inert` yet.
    page?.setAttribute("aria-hidden", "true");
    if (isIOS) return;
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    body.style.overflow = "hidden";
    if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  });
  return () => {
    isOver = true;
    page?.removeAttribute("inert");
    page?.removeAttribute("aria-hidden");
    if (isIOS) return;
    body.style.overflow = "";
    body.style.paddingInlineEnd = "";
  };
}
