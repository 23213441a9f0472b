import { defineConfig } from "@playwright/test";
import shared from "../../../playwright.config.ts";

/** The journeys in the system's WebKit; everything else is as in every browser test. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  testMatch: "*.spec.ts",
  // One driver has the port after the site's.
  workers: 1,
  reporter: [["list"]],
});
