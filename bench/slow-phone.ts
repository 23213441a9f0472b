import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { attribute } from "../src/hydration/protocol.ts";
import { requireBrowser } from "../tests/support/browser.mjs";

/** Lighthouse's mobile device, CPU and network, applied instead of simulated. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowCpu = { rate: 4 };
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Waits for preloads, which are not part of the measurement. */
export const waitUntilIdle = (page: Page) => page.waitForTimeout(1500);

/** Launches a browser without access to other sites, so that the map is not measured. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser().path,
    args: [
      // Chromium's sandbox refuses to start for root, as which containers run.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
}

/** Opens a hydrated page with a CPU four times slower than this computer's, on slow 4G. */
export async function openOnSlowPhone(
  browser: Browser,
  url: string,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", slowCpu);
  await page.goto(url);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.locator(`#root[${attribute.hydrated}]`).waitFor({ state: "attached" });
  await waitUntilIdle(page);
  return { page, session };
}
