import type { Page } from "@playwright/test";

/**
 * Holds the site's own calls of `history.back`, which browsers run asynchronously. Call it before the page
 * opens.
 */
export async function holdBack(page: Page) {
  await page.addInitScript(() => {
    const { back } = History.prototype;
    const held: (() => void)[] = [];
    History.prototype.back = function () {
      held.push(() => back.call(this));
    };
    Object.assign(window, { held, pressBack: () => back.call(history) });
  });
  const heldSteps = () => page.evaluate((): number => Reflect.get(window, "held").length);
  return {
    /** Number of held calls. */
    heldSteps,
    /** Runs the held call. */
    release: () => page.evaluate(() => Reflect.get(window, "held").pop()()),
    /** Goes back as the visitor does. */
    pressBack: () => page.evaluate(() => Reflect.get(window, "pressBack")()),
  };
}
