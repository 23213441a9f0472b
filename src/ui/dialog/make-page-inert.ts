import { afterPaint } from "../../lib/scheduling.ts";

/**
 * Keeps focus and assistive technology out of the page below a dialog. Toasts stand beside the page
 * in `body` and stay reachable. Waits for the paint: nothing inert can have the focus, and by then
 * the dialog has it.
 *
 * @returns makes the page interactive again
 */
export function makePageInert(): () => void {
  const page = document.getElementById("root");
  let isClosed = false;
  afterPaint(() => {
    if (isClosed) return;
    page?.setAttribute("inert", "");
    // For assistive technology that does not heed `inert`.
    page?.setAttribute("aria-hidden", "true");
  });
  return () => {
    isClosed = true;
    page?.removeAttribute("inert");
    page?.removeAttribute("aria-hidden");
  };
}
