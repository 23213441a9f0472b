import { defineConfig } from "@playwright/test";
import shared from "../../../playwright.config.ts";

/** Tests the site that run-receivers.mjs built. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  // Only one Node-RED can use the port.
  workers: 1,
  // Node-RED takes seconds to start.
  timeout: 240_000,
  reporter: [["list"]],
  webServer: [shared.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: process.env.PROJECT_COPY ?? "." })),
});
