import type { Page } from "@playwright/test";

/** Minimum side in px of primary controls (WCAG 2.2, 2.5.5) and of all others (2.5.8). */
const minimumSides = { primary: 44, any: 24 } as const;

/**
 * Finds controls below the minimum size. Primary are buttons, fields, and links that look like
 * buttons or are in a bar; links within a sentence are exempt (2.5.8, "Inline").
 *
 * @param within CSS selector of the elements that contain them
 */
export const findSmallTargets = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(
    ({ primary, any, within }) => {
      const controls = document.querySelectorAll(
        `:is(${within}) :is(a[href], button, input, select, textarea, [role=option], [role=button])`,
      );

      const isInSentence = (element: Element) => {
        if (getComputedStyle(element).display !== "inline") return false;
        const block = element.closest("p, li, dd, td, h1, h2, h3, h4");
        return block !== null && block.textContent?.trim() !== element.textContent?.trim();
      };

      const isPrimary = (element: Element) => {
        if (element.localName !== "a") return true;
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        const looksLikeButton = backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
        const bars = "header, nav:has(> a[href^='tel:'])";
        return looksLikeButton || element.closest(bars) !== null;
      };

      const problems: string[] = [];
      for (const control of controls) {
        // A label around a control is pressed for it.
        const target = control.closest("label") ?? control;
        const { width, height, bottom } = target.getBoundingClientRect();
        const isShown = control.checkVisibility({ visibilityProperty: true }) && bottom > 0;
        if (!isShown || (width <= 1 && height <= 1) || isInSentence(control)) continue;
        const minimum = isPrimary(control) ? primary : any;
        // The ::after of a card's link covers the card.
        const after = getComputedStyle(control, "::after");
        const isStretched = after.position === "absolute" && after.content !== "none";
        const sides = isStretched
          ? [Number.parseFloat(after.width), Number.parseFloat(after.height)]
          : [width, height];
        if (sides.every((side) => side >= minimum - 0.01)) continue;
        const name =
          control.textContent?.trim() || control.getAttribute("aria-label") || control.id;
        problems.push(`${name}: ${sides.map(Math.round).join(" by ")} px, not ${minimum}`);
      }
      return problems;
    },
    { ...minimumSides, within },
  );
