import type { CDPSession, Page } from "@playwright/test";

/** A rectangle, in CSS px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box relative to the viewport or to the page. */
export type Frame = { inWindow: Box } | { ofPage: Box };

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Takes a PNG with `optimizeForSpeed`, which `page.screenshot` does not offer. */
export async function takeScreenshot(page: Page, frame: Frame): Promise<Buffer> {
  const session = await sessionOf(page);
  // After the screenshot, the session restores these metrics.
  const window = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    deviceScaleFactor: devicePixelRatio,
  }));
  await session.send("Emulation.setDeviceMetricsOverride", { ...window, mobile: false });
  const { cssVisualViewport: view } = await session.send("Page.getLayoutMetrics");
  const box =
    "ofPage" in frame
      ? frame.ofPage
      : { ...frame.inWindow, x: frame.inWindow.x + view.pageX, y: frame.inWindow.y + view.pageY };
  const isInWindow =
    box.x >= view.pageX &&
    box.y >= view.pageY &&
    box.x + box.width <= view.pageX + view.clientWidth &&
    box.y + box.height <= view.pageY + view.clientHeight;
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: !isInWindow,
    clip: { ...box, scale: 1 },
  });
  return Buffer.from(data, "base64");
}
