import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

/** Runs IBM Equal Access, HTML_CodeSniffer and axe on every page and open state. */
export default defineConfig({
  ...shared,
  testDir: ".",
  outputDir: "../../test-results/checkers",
  testIgnore: [],
  testMatch: "*.spec.ts",
  reporter: [["list"]],
});
