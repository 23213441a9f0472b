import { defineConfig } from "@playwright/test";
import shared from "../../../playwright.config.ts";

/** Runs the main journeys in the system's WebKit. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  testMatch: "*.spec.ts",
  // The driver uses a fixed port.
  workers: 1,
  reporter: [["list"]],
});
