import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import {
  chromiumOptions,
  type Engine,
  engineNames,
  findBrowser,
} from "./tests/support/browser.mjs";

const port = Number(process.env.TEST_PORT ?? 4273);

/** The URL of a running site; without one, the tests serve the build. */
const siteUrl = process.env.SITE_URL;

/** The receiver's database, which tests/support/store.ts reads. */
process.env.TEST_QUOTE_STORE ??= join(tmpdir(), `quote-requests-${process.pid}`, "requests.db");

const requestedEngine = process.env.ENGINE ?? "chromium";
const engine = engineNames.find((name) => name === requestedEngine);
if (engine === undefined) {
  throw new Error(
    `Expected ENGINE to be one of ${engineNames.join(", ")}, got "${requestedEngine}".`,
  );
}
const browser = findBrowser(engine);
const executable = browser === undefined ? {} : { executablePath: browser.path };
const chromium = engine === "chromium" ? chromiumOptions() : { args: [] };

/** The baselines are from the pinned Chromium; each browser renders text differently. */
const comparesScreenshots = browser?.isPinned === true;
if (engine === "chromium" && !comparesScreenshots && process.env.TEST_WORKER_INDEX === undefined) {
  process.stdout.write(
    "Screenshots are NOT compared: the Chromium of their baselines, in tests/browser, needs Linux x64.\n",
  );
}

/** Specs that WebDriver BiDi cannot run in Firefox. */
const notOverBiDi = [
  // It cannot disable JavaScript.
  "**/without-javascript.spec.ts",
  // It cannot go offline or bypass the Content Security Policy.
  "**/{lost-connection,error-boundaries,quote-form-faults}.spec.ts",
];

const launchedBy: Record<Engine, PlaywrightTestConfig["use"]> = {
  chromium: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      ...chromium,
      // Partial rasterization makes screenshots vary.
      args: [...chromium.args, "--disable-partial-raster"],
    },
  },
  firefox: {
    browserName: "firefox",
    viewport: { width: 1280, height: 720 },
    // The system's Firefox is driven over WebDriver BiDi.
    ...(browser?.isPlaywrights === false && { channel: "moz-firefox" }),
    launchOptions: {
      ...executable,
      // WebDriver BiDi does not say when a page has come back from the cache of whole pages.
      firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
    },
  },
  webkit: {
    ...devices["Desktop Safari"],
    launchOptions: executable,
  },
};

export default defineConfig({
  testDir: "tests",
  testIgnore: [
    ...(comparesScreenshots ? [] : ["**/tests/visual/**"]),
    // These have their own commands.
    "**/tests/extra/**",
    ...(engine === "firefox" ? notOverBiDi : []),
  ],
  // All other tests check files or pixels, or need Chromium.
  testMatch: engine === "chromium" ? "**/*.spec.ts" : "{model,e2e}/*.spec.ts",
  ...(engine !== "chromium" && { grepInvert: new RegExp(`@not-in-${engine}`) }),
  snapshotPathTemplate: "{testDir}/{testFileDir}/baselines/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // As many as a small machine has cores: a third takes 3 to 5% longer, and delays the other two.
  workers: 2,
  // Generous, for busy machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    ...launchedBy[engine],
    baseURL: siteUrl ?? `http://localhost:${port}`,
    // tests/support/visitor.ts takes one of failed tests only.
    screenshot: "off",
  },
  ...(siteUrl === undefined && {
    webServer: {
      command: "npx vite preview",
      // Configurations in other folders spread this one.
      cwd: import.meta.dirname,
      url: `http://localhost:${port}/`,
      env: { PORT: String(port), QUOTE_STORE: process.env.TEST_QUOTE_STORE },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
});
