import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

const { launchOptions } = shared.use ?? {};
const withArgument = (argument: string) => ({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), argument] },
});

/** The rare checks that Playwright runs; tests/support/check-extra.mjs chooses one. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/extra",
  reporter: [["list"]],
  projects: [
    { name: "checkers", testDir: "checkers" },
    // Its GPU process needs SwiftShader, which is not unpacked.
    { name: "old-browsers", testDir: "old-browsers", use: withArgument("--disable-gpu") },
    {
      name: "soak",
      testDir: "soak",
      timeout: 30 * 60_000,
      // Compiled code is no leak, but half of the growth.
      use: withArgument("--js-flags=--jitless"),
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
