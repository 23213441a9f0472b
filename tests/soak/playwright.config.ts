import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

const { launchOptions } = shared.use ?? {};

export default defineConfig({
  ...shared,
  use: {
    ...shared.use,
    launchOptions: {
      ...launchOptions,
      // Compiled code is no leak, but half of the growth.
      args: [...(launchOptions?.args ?? []), "--js-flags=--jitless"],
    },
  },
  testDir: ".",
  testIgnore: [],
  timeout: 30 * 60_000,
  reporter: [["list"]],
});
