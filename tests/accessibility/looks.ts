import type { Page } from "@playwright/test";

/** Widths of a phone, a tablet and a desk, in px; 320 is also a desk of 1280 px at 400% zoom. */
export const windows = {
  desk: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 320, height: 640 },
} as const;

export type WindowName = keyof typeof windows;

/** The colours a page is shown in; forced ones are the visitor's own, as in Windows' contrast themes. */
export const colourNames = ["light", "dark", "forced"] as const;

export type Colours = (typeof colourNames)[number];

/** Changes the colours and waits until none is on its way from the one to the other. */
export async function changeColours(page: Page, colours: Colours) {
  await page.emulateMedia({
    colorScheme: colours === "dark" ? "dark" : "light",
    forcedColors: colours === "forced" ? "active" : "none",
  });
  await untilStill(page);
}

/** Changes the size of the window and waits until what moves with it has come to rest. */
export async function changeWindow(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await untilStill(page);
}

/** Waits for the next frame, and for the end of every animation and transition. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

/**
 * Lays a stylesheet over the page's own, whatever its content security policy; returns what takes it
 * away. Who measures or photographs the page next sees it: the browser lays it out for that.
 */
export async function layStyles(page: Page, css: string) {
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
