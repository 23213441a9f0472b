import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../tests/support/browser.mjs";

/** Lighthouse's mobile setting, applied instead of simulated: its phone, processor and line. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowProcessor = { rate: 4 };
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** What a gesture or a page fetches in advance has come by then, and is no part of what is measured. */
export const untilQuiet = (page: Page) => page.waitForTimeout(1500);

/** A browser that asks nothing of other sites: the map would be measured with the page that shows it. */
export async function launchBrowser(): Promise<Browser> {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error("There is no Chromium: node tests/support/get-browser.mjs gets one.");
  }
  return chromium.launch({
    executablePath: browser.path,
    args: [
      // Chromium's sandbox refuses to start for root, as which containers run.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
}

/** Opens an address on a phone that is four times slower than this computer, on a slow 4G line. */
export async function openOnSlowPhone(
  browser: Browser,
  address: string,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLine);
  await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
  await page.goto(address);
  await page.locator("#root[data-hydrated]").waitFor({ state: "attached" });
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
  await untilQuiet(page);
  return { page, session };
}
