import { expect, type Page } from "@playwright/test";

/** In CSS px; 320 is also a desktop of 1280 px at 400 % zoom. */
export const viewports = {
  desk: { width: 1280, height: 800 },
  phone: { width: 320, height: 640 },
} as const;

export type ViewportName = keyof typeof viewports;

/** Colour schemes, and forced colours as in Windows' contrast themes. */
type Colours = "light" | "dark" | "forced";

/** Waits for the next frame, and for the end of every animation and transition. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

export async function emulateColours(page: Page, colours: Colours) {
  await page.emulateMedia({
    colorScheme: colours === "dark" ? "dark" : "light",
    forcedColors: colours === "forced" ? "active" : "none",
  });
  await waitForAnimations(page);
}

export async function setViewport(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await waitForAnimations(page);
}

/** Adds a style sheet in spite of the Content Security Policy; returns a cleanup function. */
export async function addStyleSheet(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}

/** Sets the font size of the browser's settings, in px; the default is 16. */
export async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  const rem = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rem).toBe(`${size}px`);
  await waitForAnimations(page);
}
