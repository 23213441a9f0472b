import type { Page } from "@playwright/test";
import { contrastRatio } from "../support/contrast.ts";
import { waitForAnimations } from "./emulation.ts";
import { eachPixel, takeLuminances } from "./pixels.ts";

/** Contrast between focused and unfocused, and thickness in px (WCAG 2.2, 2.4.13). */
const minimum = { contrast: 3, thickness: 2 } as const;

/** Space in px around a control for its focus ring. */
const margin = 8;

/**
 * Compares screenshots with and without the focus: as many pixels have to change as a line of 2 px
 * around the control has (WCAG 2.2, 2.4.13). Returns a problem, or null.
 */
export async function findInvisibleFocus(page: Page): Promise<string | null> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  // The page may still be scrolling to the element.
  await waitForAnimations(page);
  const { name, area, clip } = await focused.evaluate(
    (element, { margin, thickness }) => {
      if (!(element instanceof HTMLElement)) throw new Error("Expected a focused element.");
      const boxes = [...element.getClientRects()];
      const line = ({ width, height }: DOMRect) => 2 * thickness * (width + height - 2 * thickness);
      const around = element.getBoundingClientRect();
      const { left, top, right, bottom } = around;
      const x = Math.max(Math.floor(left) - margin, 0);
      const y = Math.max(Math.floor(top) - margin, 0);
      return {
        name: element.textContent?.trim() || element.getAttribute("aria-label") || element.id,
        // An element on several lines has one ring around them or one around each.
        area: Math.min(
          line(around),
          boxes.reduce((sum, box) => sum + line(box), 0),
        ),
        clip: {
          x,
          y,
          width: Math.min(Math.ceil(right) + margin, innerWidth) - x,
          height: Math.min(Math.ceil(bottom) + margin, innerHeight) - y,
        },
      };
    },
    { margin, thickness: minimum.thickness },
  );
  const setFocus = (has: boolean) =>
    focused.evaluate((element, focus) => {
      if (element instanceof HTMLElement) element[focus ? "focus" : "blur"]();
    }, has);
  const withFocus = await takeLuminances(page, clip, "window");
  await setFocus(false);
  await waitForAnimations(page);
  const without = await takeLuminances(page, clip, "window");
  await setFocus(true);
  let changed = 0;
  eachPixel({ x: 0, y: 0, width: without.width, height: without.height }, (x, y) => {
    const contrast = contrastRatio(withFocus.luminance(x, y), without.luminance(x, y));
    if (contrast >= minimum.contrast) changed += 1;
  });
  return changed >= area ? null : `${name}: ${changed} of ${Math.ceil(area)} px show the focus`;
}
