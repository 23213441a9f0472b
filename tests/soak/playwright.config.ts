import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

const { launchOptions } = shared.use ?? {};

/** One long walk; everything else is as in every browser test. */
export default defineConfig({
  ...shared,
  use: {
    ...shared.use,
    launchOptions: {
      ...launchOptions,
      // Machine code that the browser makes of what runs often is no waste, but half of what grows.
      args: [...(launchOptions?.args ?? []), "--js-flags=--jitless"],
    },
  },
  testDir: ".",
  testIgnore: [],
  timeout: 30 * 60_000,
  reporter: [["list"]],
});
