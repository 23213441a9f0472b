import type { Page } from "@playwright/test";

/**
 * Holds the site's own steps back in the history, which a browser takes at a time of its own. Call it before
 * the page is opened.
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
    /** Number of the site's steps that wait. */
    heldSteps,
    /** Lets the one that waits go on. */
    release: () => page.evaluate(() => Reflect.get(window, "held").pop()()),
    /** Goes back as the visitor does. */
    pressBack: () => page.evaluate(() => Reflect.get(window, "pressBack")()),
  };
}
