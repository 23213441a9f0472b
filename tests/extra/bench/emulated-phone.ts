import { type CDPSession, chromium, type Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { chromiumOptions } from "../../support/browser.mjs";
import type { Phone } from "./options.ts";

/** Lighthouse's mobile device and network, applied instead of simulated. */
const device = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Time in ms from the load event to the first press. */
const readingTime = 3_000;

/** Waits for preloads, which are not part of the measurement. */
export const waitUntilIdle = (page: Page) => page.waitForTimeout(1500);

/** Lighthouse's benchmark index of a slow phone. */
const slowPhoneIndex = 340;

/**
 * How many times slower than this computer a phone is. The slow phone is the same on every computer.
 *
 * @param benchmarkIndex Lighthouse's, of this computer
 */
export const slowdownOf = (phone: Phone, benchmarkIndex: number) =>
  phone === "fast" ? 4 : Math.max(1, benchmarkIndex / slowPhoneIndex);

/** A browser that emulates a phone on slow 4G. */
interface EmulatedPhone {
  /** Opens a page and waits as a visitor reads: `readingTime` after the load event. */
  open: (url: string) => Promise<{ page: Page; session: CDPSession }>;
  close: () => Promise<void>;
}

/** Launches a phone without access to other sites, so that the map is not measured. */
export async function launchPhone(name: Phone): Promise<EmulatedPhone> {
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
  });
  const empty = await browser.newPage();
  const index = await empty.evaluate(pageFunctions.computeBenchmarkIndex);
  await empty.close();
  const rate = slowdownOf(name, index);
  console.log(`The phone is ${rate.toFixed(1)} times slower than this computer.\n`);

  return {
    async open(url) {
      const context = await browser.newContext(device);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", slow4g);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      await page.goto(url);
      await page.waitForTimeout(readingTime);
      return { page, session };
    },
    close: () => browser.close(),
  };
}
