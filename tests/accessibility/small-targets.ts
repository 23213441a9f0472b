import type { Page } from "@playwright/test";

/** Sides of a target in px: of a primary control (WCAG 2.2, 2.5.5, AAA) and of any (2.5.8, AA). */
export const leastSide = { primary: 44, any: 24 } as const;

/**
 * Controls that are smaller than they must be, with their size. A primary control is a button, a
 * field, or a link that is drawn as a button or stands in a bar at the edge of the window; a link
 * within a sentence may be as high as its line (2.5.8, "Inline").
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ primary, any }) => {
    const controls = document.querySelectorAll(
      "a[href], button, input, select, textarea, [role=option], [role=button]",
    );

    /** A link that breaks with the words around it. */
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const block = element.closest("p, li, dd, td, h1, h2, h3, h4");
      return block !== null && block.textContent?.trim() !== element.textContent?.trim();
    };

    const isPrimary = (element: Element) => {
      if (element.localName !== "a") return true;
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const isDrawn = backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
      const bars = "header, nav:has(> a[href^='tel:'])";
      return isDrawn || element.closest(bars) !== null;
    };

    const faults: string[] = [];
    for (const control of controls) {
      const { width, height, bottom } = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ visibilityProperty: true }) && bottom > 0;
      if (!isShown || (width <= 1 && height <= 1) || isInSentence(control)) continue;
      const wanted = isPrimary(control) ? primary : any;
      // A link whose ::after covers its card is as large as the card.
      const after = getComputedStyle(control, "::after");
      const isStretched = after.position === "absolute" && after.content !== "none";
      const sides = isStretched
        ? [Number.parseFloat(after.width), Number.parseFloat(after.height)]
        : [width, height];
      if (sides.every((side) => side >= wanted - 0.01)) continue;
      const name = control.textContent?.trim() || control.getAttribute("aria-label") || control.id;
      faults.push(`${name}: ${sides.map(Math.round).join(" by ")} px, not ${wanted}`);
    }
    return faults;
  }, leastSide);
