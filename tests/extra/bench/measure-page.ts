import { chromium, devices, type Page, type Request } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { attribute } from "../../../src/hydration/protocol.ts";
import { chromiumOptions } from "../../support/browser.mjs";

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

/** What a page costs until it rests. */
export interface PageCost {
  /** Size of the HTML in bytes, as sent. */
  html: number;
  /** Requests for script. */
  requests: number;
  /** Transfer size of these scripts in bytes. */
  script: number;
  /**
   * Processor time of the main thread in ms, by thread ticks of this computer, so that neither other work on
   * it nor Lighthouse's emulated phone counts.
   */
  processor: number;
}

/** Time without requests after which a page rests, in ms. */
const restTime = 1500;

/** Waits until a page is hydrated and rests. The page without scripts never hydrates. */
async function waitUntilRest(page: Page) {
  let last = performance.now();
  const onRequest = () => {
    last = performance.now();
  };
  page.on("request", onRequest);
  page.on("requestfinished", onRequest);
  await page.waitForFunction(
    (frame) => document.scripts.length === 0 || !document.querySelector(frame),
    `#root:not([${attribute.hydrated}])`,
  );
  while (performance.now() - last < restTime) await page.waitForTimeout(100);
}

/** Calls back with a new page of a phone, in a browser of its own. */
async function onPhone<Result>(visit: (page: Page) => Promise<Result>): Promise<Result> {
  const launched = await chromium.launch(options);
  try {
    return await visit(await launched.newPage(devices["Pixel 5"]));
  } finally {
    await launched.close();
  }
}

/**
 * Loads a page on a phone of this computer's speed until it is hydrated and rests.
 *
 * @returns undefined if the response has another status
 */
export const measureCost = (url: string, status: number): Promise<PageCost | undefined> =>
  onPhone(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const bodySize = async (request: Request) =>
      Math.max(0, (await request.sizes()).responseBodySize);
    const scripts: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(bodySize(request));
    });
    const response = await page.goto(url, { waitUntil: "load" });
    if (response?.status() !== status) return undefined;
    await waitUntilRest(page);
    const { metrics } = await session.send("Performance.getMetrics");
    const ticks = metrics.find(({ name }) => name === "TaskDuration")?.value;
    return {
      html: await bodySize(response.request()),
      requests: scripts.length,
      script: (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0),
      processor: numberOf(ticks, "processor time") * 1000,
    };
  });

/** Name and version of the browser that is launched. */
export async function browserVersion(): Promise<string> {
  const launched = await chromium.launch(options);
  const version = `Chromium ${launched.version()}`;
  await launched.close();
  return version;
}
