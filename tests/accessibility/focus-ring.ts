import type { Page } from "@playwright/test";
import { untilStill } from "./looks.ts";
import { contrastOf, eachPixel, takePixels } from "./pixels.ts";

/** Contrast between focused and not, and thickness of the line around it (WCAG 2.2, 2.4.13). */
const least = { contrast: 3, thickness: 2 } as const;

/** What is drawn beyond the edge of a focused control: gap and ring, in px. */
const reach = 8;

/**
 * Whether the focus can be seen where it is: as many pixels change, and by as much, as a line of
 * 2 px around the control would need (WCAG 2.2, 2.4.13, AAA). Measured on the screen: once with
 * the focus, once without. Null where it can, else what is missing.
 */
export async function unseenFocus(page: Page): Promise<string | null> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  // What has just taken the focus may still be on its way into the window.
  await untilStill(page);
  const { name, area, clip } = await focused.evaluate(
    (element, { margin, thickness }) => {
      if (!(element instanceof HTMLElement)) throw new Error("Nothing has the focus.");
      const boxes = [...element.getClientRects()];
      const line = ({ width, height }: DOMRect) => 2 * thickness * (width + height - 2 * thickness);
      const around = element.getBoundingClientRect();
      const { left, top, right, bottom } = around;
      const x = Math.max(Math.floor(left) - margin, 0);
      const y = Math.max(Math.floor(top) - margin, 0);
      return {
        name: element.textContent?.trim() || element.getAttribute("aria-label") || element.id,
        // Around lines that lie one above the other there is one line, not one around each.
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
    { margin: reach, thickness: least.thickness },
  );
  const give = (has: boolean) =>
    focused.evaluate((element, focus) => {
      if (element instanceof HTMLElement) element[focus ? "focus" : "blur"]();
    }, has);
  const withFocus = await takePixels(page, { inWindow: clip });
  await give(false);
  await untilStill(page);
  const without = await takePixels(page, { inWindow: clip });
  await give(true);
  let changed = 0;
  eachPixel({ x: 0, y: 0, width: without.width, height: without.height }, (x, y) => {
    const contrast = contrastOf(withFocus.luminance(x, y), without.luminance(x, y));
    if (contrast >= least.contrast) changed += 1;
  });
  return changed >= area ? null : `${name}: ${changed} of ${Math.ceil(area)} px show the focus`;
}
