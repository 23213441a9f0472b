import { defineConfig } from "@playwright/test";
import shared from "../../../playwright.config.ts";

/** The site as run-receivers.mjs built it; everything else is as in every browser test. */
export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: [],
  // One Node-RED at a time has the port that the site sends to.
  workers: 1,
  // Node-RED takes seconds to start.
  timeout: 240_000,
  reporter: [["list"]],
  webServer: [shared.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: process.env.SITE_COPY ?? "." })),
});
