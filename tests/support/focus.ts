import type { Page } from "@playwright/test";

/** The element that has the focus, and its place on the page. */
export interface FocusState {
  /** Nothing on the page has the focus: it is at the browser's own controls. */
  isLost: boolean;
  /** Which of the page's stops has the focus, counted from 0; -1 for one that is none of them. */
  index: number;
  /** How many stops the page has: what Tab can lead to. */
  total: number;
  /**
   * What lies over the element (WCAG 2.2, 2.4.12): its text, or null where every line of the element
   * is free. Something higher than half of the window has to be free in part.
   */
  covered: string | null;
  /** Names what is drawn alike when it has the focus: the same classes on the same ground. */
  kind: string;
}

/** The focus as it is now: in one look, because a way by Tab takes one at every stop. */
export const readFocus = (page: Page): Promise<FocusState> =>
  page.evaluate(() => {
    const focused = document.activeElement;

    const coveredBy = () => {
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
    };

    const groundBelow = () => {
      for (let part = focused?.parentElement; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const ground = `${backgroundColor} ${backgroundImage.slice(0, 40)}`;
        if (ground !== "rgba(0, 0, 0, 0) none") return ground;
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
      kind: `${focused?.localName} ${focused?.className} on ${groundBelow()}`,
    };
  });

/** What lies over the element that has the focus, as `FocusState` says it. */
export const coverOfFocus = async (page: Page): Promise<string | null> =>
  (await readFocus(page)).covered;
