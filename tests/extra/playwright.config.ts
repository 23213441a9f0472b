import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";
import { chromiumPath } from "./old-browsers/get-chromium.mjs";

const { launchOptions } = shared.use ?? {};

/** The rare checks that Playwright runs; tests/support/check-extra.mjs chooses one. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/extra",
  reporter: [["list"]],
  projects: [
    { name: "checkers", testDir: "checkers" },
    {
      name: "old-browsers",
      testDir: "old-browsers",
      use: {
        launchOptions: { executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] },
      },
    },
    {
      name: "soak",
      testDir: "soak",
      timeout: 30 * 60_000,
      use: {
        launchOptions: {
          ...launchOptions,
          // Compiled code is no leak, but half of the growth.
          args: [...(launchOptions?.args ?? []), "--js-flags=--jitless"],
        },
      },
    },
    {
      name: "receivers",
      testDir: "receivers",
      // Only one Node-RED can use the port.
      workers: 1,
      // Node-RED takes seconds to start.
      timeout: 240_000,
    },
  ],
  // The receivers need the site that run-receivers.mjs built in a copy of the project.
  webServer: [shared.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: process.env.PROJECT_COPY ?? "../.." })),
});
