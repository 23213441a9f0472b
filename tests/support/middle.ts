import type { Page } from "@playwright/test";

/** Remembers the element in the middle of the window; returns how far it has moved since, in px. */
export async function rememberMiddle(page: Page): Promise<() => Promise<number>> {
  const element = await page.evaluateHandle(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (middle === null) throw new Error("Expected an element in the middle of the window.");
    return middle;
  });
  const top = () => element.evaluate((middle) => middle.getBoundingClientRect().top);
  const before = await top();
  return async () => Math.abs((await top()) - before);
}
