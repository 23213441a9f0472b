import type { Page } from "@playwright/test";

/**
 * What lies over the element that has the focus (WCAG 2.2, 2.4.12): its text, or null where every
 * line of the element is free. Something higher than half of the window has to be free in part.
 */
export const coveredAtFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "nothing has the focus";
    // A browser shows the caret of a text area, and leaves the rest of it to scrolling.
    if (focused.matches("textarea")) focused.scrollIntoView({ block: "center" });
    for (const { left, right, top, bottom, height } of focused.getClientRects()) {
      const visibleMiddle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const heights = height > window.innerHeight / 2 ? [visibleMiddle] : [top + 2, bottom - 2];
      for (const y of heights) {
        const above = document.elementFromPoint((left + right) / 2, y);
        if (above === null) return `${focused.textContent} is outside the window`;
        if (above !== focused && !focused.contains(above)) {
          return `${focused.textContent} is under ${above.textContent}`;
        }
      }
    }
    return null;
  });
