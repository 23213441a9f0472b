import { defineConfig, devices } from "@playwright/test";
import shared from "../../playwright.config.ts";
import { chromiumPath } from "./get-chromium.mjs";

/** Runs the main journeys in Chromium 106, the oldest that npm has and Playwright drives. */
export default defineConfig({
  ...shared,
  testDir: ".",
  outputDir: "../../test-results/old-browsers",
  testIgnore: [],
  testMatch: "*.spec.ts",
  reporter: [["list"]],
  use: {
    ...shared.use,
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] },
  },
});
