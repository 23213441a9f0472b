import { afterPaint } from "../../lib/scheduling.ts";

/**
 * Makes #root inert under a dialog; toasts are outside it and stay reachable. Acts after the next
 * paint, when the dialog has the focus: `inert` would take it from an element of the page.
 *
 * @returns a function that makes the page interactive again
 */
export function makePageInert(): () => void {
  const page = document.getElementById("root");
  let isClosed = false;
  afterPaint(() => {
    if (isClosed) return;
    page?.setAttribute("inert", "");
    // For assistive technology that ignores `inert`.
    page?.setAttribute("aria-hidden", "true");
  });
  return () => {
    isClosed = true;
    page?.removeAttribute("inert");
    page?.removeAttribute("aria-hidden");
  };
}
