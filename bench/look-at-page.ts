import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../tests/support/browser.mjs";

const browser = findBrowser();
if (browser === undefined) {
  throw new Error("There is no Chromium: node tests/support/get-browser.mjs gets one.");
}
const chromePath = browser.path;

/** A browser that does nothing of its own while it is measured. */
const quiet = [
  // Chromium's sandbox refuses to start for root, as which containers run.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** What Lighthouse says of one visit; times in ms, weight in bytes. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What was asked for before the load event, as sent. */
  beforeLoad: number;
  /** Performance, accessibility, best practices, search engines: of 100. */
  scores: number[];
  /** How fast this computer was just then, by Lighthouse's own measure. */
  benchmarkIndex: number;
  lighthouse: string;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const numberOf = (value: unknown, what: string): number => {
  if (typeof value !== "number") throw new Error(`Lighthouse gives no ${what}.`);
  return value;
};

/** One visit with Lighthouse's mobile setting: simulated slow 4G, a processor four times slower. */
export async function visit(address: string): Promise<Visit> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", ...quiet],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
      // The not-found page is a page, too.
      ignoreStatusCode: true,
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}.`);
    const { audits, ...report } = result.lhr;
    if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
    const metric = (name: string) => numberOf(audits[name]?.numericValue, name);
    const load = numberOf(audits.metrics?.details?.items?.[0]?.observedLoad, "load event");
    const requests = audits["network-requests"]?.details?.items ?? [];
    return {
      fcp: metric("first-contentful-paint"),
      lcp: metric("largest-contentful-paint"),
      tbt: metric("total-blocking-time"),
      cls: metric("cumulative-layout-shift"),
      beforeLoad: requests
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

/** How long nothing may be fetched until a page counts as ready, in ms. */
const silence = 1000;

/**
 * Bytes of all script files, as sent, until a page is fully interactive: after the first signs of a
 * visitor and a look down to the end. What waits for a certain gesture is not among them.
 *
 * @returns undefined where the address does not answer as wanted
 */
export async function scriptBytes(address: string, wanted: number): Promise<number | undefined> {
  const driven = await chromium.launch({ executablePath: chromePath, args: quiet });
  try {
    const page = await driven.newPage({ viewport: { width: 412, height: 823 } });
    let underway = 0;
    let last = performance.now();
    const sizes: Promise<number>[] = [];
    page.on("request", () => {
      underway += 1;
      last = performance.now();
    });
    const end = () => {
      underway -= 1;
      last = performance.now();
    };
    page.on("requestfailed", end);
    page.on("requestfinished", (request) => {
      end();
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const answer = await page.goto(address, { waitUntil: "load" });
    if (answer?.status() !== wanted) return undefined;
    await page.mouse.move(5, 5);
    await page.keyboard.press("Shift");
    // The limit has no script that could take its parts over.
    await page.waitForFunction(
      () =>
        document.scripts.length === 0 ||
        !document.querySelector("#root[data-island]:not([data-hydrated])"),
    );
    await page.mouse.wheel(0, 100_000);
    while (underway > 0 || performance.now() - last < silence) await page.waitForTimeout(100);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await driven.close();
  }
}

/** Name and version of the browser that is driven. */
export async function browserVersion(): Promise<string> {
  const driven = await chromium.launch({ executablePath: chromePath, args: quiet });
  const version = `Chromium ${driven.version()}`;
  await driven.close();
  return version;
}
