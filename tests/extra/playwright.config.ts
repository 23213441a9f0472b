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
  ],
  webServer: [shared.webServer ?? []].flat().map((server) => ({ ...server, cwd: "../.." })),
});
