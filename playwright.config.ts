import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { type Engine, engineNames, findBrowser } from "./tests/support/browser.mjs";

const port = Number(process.env.TEST_PORT ?? 4273);

/** Where the site is served that is looked at; the tests serve it themselves where none is named. */
const served = process.env.SITE_ADDRESS;

/** Where the receiver of the tests stores what comes in; tests/support/store.ts reads it. */
process.env.TEST_QUOTE_STORE ??= join(tmpdir(), `quote-requests-${process.pid}.jsonl`);

/** Which engine this run drives; tests/support/test-engines.mjs goes through the others. */
const wantedEngine = process.env.ENGINE ?? "chromium";
const engine = engineNames.find((name) => name === wantedEngine);
if (engine === undefined) {
  throw new Error(`ENGINE takes one of ${engineNames.join(", ")}. Got "${wantedEngine}".`);
}
const browser = findBrowser(engine);
const executable = browser === undefined ? {} : { executablePath: browser.path };

/** What a Firefox that is driven over WebDriver BiDi cannot be brought into. */
const notOverBiDi = [
  // No scripts.
  "**/without-javascript.spec.ts",
  // No connection; other bytes in the place of a script; a policy set aside for another receiver.
  "**/{lost-connection,error-boundaries,quote-form-faults}.spec.ts",
];

const launchedBy: Record<Engine, PlaywrightTestConfig["use"]> = {
  chromium: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      ...executable,
      args: [
        // Chromium's sandbox refuses to start for root, as which containers run.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // What is drawn anew only in part has other edges than what is drawn whole, by chance.
        "--disable-partial-raster",
      ],
    },
  },
  firefox: {
    browserName: "firefox",
    viewport: { width: 1280, height: 720 },
    // A Firefox that is not Playwright's is driven over WebDriver BiDi.
    ...(browser?.isPlaywrights === false && { channel: "moz-firefox" }),
    launchOptions: executable,
  },
  webkit: {
    ...devices["Desktop Safari"],
    launchOptions: executable,
  },
};

export default defineConfig({
  testDir: "tests",
  testIgnore: [
    // They have a command of their own.
    ...["**/tests/hosting/receivers/**", "**/tests/soak/**", "**/tests/e2e/webkit/**"],
    ...(engine === "firefox" ? notOverBiDi : []),
  ],
  // What looks at files, at pixels or through Chromium's eyes is the same in every engine.
  testMatch: engine === "chromium" ? "**/*.spec.ts" : "{model,e2e}/*.spec.ts",
  ...(engine !== "chromium" && { grepInvert: new RegExp(`@not-in-${engine}`) }),
  snapshotPathTemplate: "{testDir}/visual/baselines/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // One more than the cores of a small machine: while a browser waits, another is at work.
  workers: 3,
  // Generous, for machines that do other things besides: a promise is kept or not, not timed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    ...launchedBy[engine],
    baseURL: served ?? `http://localhost:${port}`,
    // Playwright's own is taken of every test, in case it fails: up to a seventh of the time of a
    // short one. tests/support/visitor.ts takes one of those that did.
    screenshot: "off",
  },
  ...(served === undefined && {
    webServer: {
      command: "npx vite preview",
      // For the configurations in other folders that spread this one.
      cwd: import.meta.dirname,
      url: `http://localhost:${port}/`,
      env: { PORT: String(port), QUOTE_STORE: process.env.TEST_QUOTE_STORE },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
});
