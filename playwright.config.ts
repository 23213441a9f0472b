import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.mjs";

const port = Number(process.env.TEST_PORT ?? 4273);
const executablePath = findBrowser();

/** Where the receiver of the tests stores what comes in; tests/support/store.ts reads it. */
process.env.TEST_QUOTE_STORE ??= join(tmpdir(), `quote-requests-${process.pid}.jsonl`);

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Generous, for machines that do other things besides: a promise is kept or not, not timed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox refuses to start for root, as which containers run.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
      ],
    },
  },
  webServer: {
    command: "npx vite preview",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), QUOTE_STORE: process.env.TEST_QUOTE_STORE },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
