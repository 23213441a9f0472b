import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { attribute } from "../src/hydration/protocol.ts";
import { chromiumOptions } from "../tests/support/browser.mjs";

const options = chromiumOptions();

/** The results of one Lighthouse run; times in ms, sizes in bytes. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
  /** The first frame with content as this computer showed it, not simulated. */
  observedFirstFrame: number;
  cls: number;
  /** Transfer size of requests before the load event. */
  bytesBeforeLoad: number;
  /** Performance, accessibility, best practices and SEO, of 100. */
  scores: number[];
  /** Lighthouse's measure of the computer's speed during the run. */
  benchmarkIndex: number;
  lighthouse: string;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const numberOf = (value: unknown, name: string): number => {
  if (typeof value !== "number")
    throw new Error(`Expected a number as ${name} from Lighthouse, got ${value}.`);
  return value;
};

/** Lighthouse's mobile settings: a slow 4G connection. */
const slow4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

/**
 * Loads a page once with Lighthouse's mobile settings: simulated slow 4G, and a processor that is
 * `cpuSlowdown` times slower than this computer's.
 */
export async function loadPage(url: string, cpuSlowdown: number): Promise<PageLoad> {
  const chrome = await launch({
    chromePath: options.executablePath,
    chromeFlags: ["--headless=new", ...options.args],
    envVars: options.env,
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
      // Also measures the not-found page.
      ignoreStatusCode: true,
      throttling: { ...slow4G, cpuSlowdownMultiplier: cpuSlowdown },
    });
    if (result === undefined)
      throw new Error(`Expected a result from Lighthouse for ${url}, got none.`);
    const { audits, ...report } = result.lhr;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    const metric = (name: string) => numberOf(audits[name]?.numericValue, name);
    const observed = audits.metrics?.details?.items?.[0];
    const load = numberOf(observed?.observedLoad, "load event");
    const requests = audits["network-requests"]?.details?.items ?? [];
    return {
      fcp: metric("first-contentful-paint"),
      lcp: metric("largest-contentful-paint"),
      tbt: metric("total-blocking-time"),
      speedIndex: metric("speed-index"),
      observedFirstFrame: numberOf(observed?.observedFirstVisualChange, "first frame"),
      cls: metric("cumulative-layout-shift"),
      bytesBeforeLoad: requests
        .filter((each) => numberOf(each.networkRequestTime, "time of a request") < load)
        .reduce((sum, each) => sum + numberOf(each.transferSize, "size of a request"), 0),
      scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
      benchmarkIndex: report.environment.benchmarkIndex,
      lighthouse: report.lighthouseVersion,
    };
  } finally {
    chrome.kill();
  }
}

/** Time without requests after which a page counts as idle, in ms. */
const idleTime = 1000;

/**
 * Transfer size of all scripts after hydration and a scroll to the end of the page, without those
 * that load on a certain interaction.
 *
 * @returns undefined if the response has another status
 */
export async function scriptBytes(url: string, status: number): Promise<number | undefined> {
  const launched = await chromium.launch(options);
  try {
    const page = await launched.newPage({ viewport: { width: 412, height: 823 } });
    let pending = 0;
    let last = performance.now();
    const sizes: Promise<number>[] = [];
    page.on("request", () => {
      pending += 1;
      last = performance.now();
    });
    const endRequest = () => {
      pending -= 1;
      last = performance.now();
    };
    page.on("requestfailed", endRequest);
    page.on("requestfinished", (request) => {
      endRequest();
      // The page's files are fetched before they are imported; the import comes from the cache, below 0.
      if (!new URL(request.url()).pathname.endsWith(".js")) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
    });
    const response = await page.goto(url, { waitUntil: "load" });
    if (response?.status() !== status) return undefined;
    await page.mouse.move(5, 5);
    await page.keyboard.press("Shift");
    // The page without scripts never hydrates.
    await page.waitForFunction(
      (frame) => document.scripts.length === 0 || !document.querySelector(frame),
      `#root:not([${attribute.hydrated}])`,
    );
    await page.mouse.wheel(0, 100_000);
    while (pending > 0 || performance.now() - last < idleTime) await page.waitForTimeout(100);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await launched.close();
  }
}

/** Name and version of the browser that is launched. */
export async function browserVersion(): Promise<string> {
  const launched = await chromium.launch(options);
  const version = `Chromium ${launched.version()}`;
  await launched.close();
  return version;
}
