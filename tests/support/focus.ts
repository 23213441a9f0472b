import type { Page } from "@playwright/test";

/** The focused element and its position among the tab stops. */
export interface FocusState {
  /** Whether nothing on the page has the focus. */
  isLost: boolean;
  /** Index among the tab stops; -1 for an element that is none. */
  index: number;
  total: number;
  /** What covers the element (WCAG 2.2, 2.4.12), or null; a high element may be covered in part. */
  covered: string | null;
  /** Elements of the same kind have the same focus ring: same classes, same background. */
  kind: string;
}

export const readFocus = (page: Page): Promise<FocusState> =>
  page.evaluate(() => {
    const focused = document.activeElement;

    const coveredBy = () => {
      if (focused === null || focused === document.body) return "nothing is focused";
      // Browsers scroll to the caret of a textarea only.
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
    };

    const backgroundBelow = () => {
      for (let part = focused?.parentElement; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const background = `${backgroundColor} ${backgroundImage.slice(0, 40)}`;
        if (background !== "rgba(0, 0, 0, 0) none") return background;
      }
      return "nothing";
    };

    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, [tabindex='0']",
    );
    const stops: Element[] = [...controls].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(":disabled") &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    return {
      isLost: focused === document.body || focused === null,
      index: focused === null ? -1 : stops.indexOf(focused),
      total: stops.length,
      covered: coveredBy(),
      kind: `${focused?.localName} ${focused?.className} on ${backgroundBelow()}`,
    };
  });

/** `FocusState.covered`. */
export const coverOfFocus = async (page: Page): Promise<string | null> =>
  (await readFocus(page)).covered;
