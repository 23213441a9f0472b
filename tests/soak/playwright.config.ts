import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

/** One long walk; everything else is as in every browser test. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  timeout: 30 * 60_000,
  reporter: [["list"]],
});
