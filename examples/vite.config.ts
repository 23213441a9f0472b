import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { businessPlugin } from "../src/build/business-plugin.ts";
import { picturesPlugin } from "../src/build/pictures/pictures-plugin.ts";

// The built copy is for the visual tests, which show no pictures: none are encoded for it.
const { writeBundle, ...pictures } = picturesPlugin({
  masters: "../src/content/pictures/masters",
  cache: "../.cache/pictures",
});

/** The examples have a server and a folder of their own: nothing of them reaches the site. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: "../public",
  plugins: [react(), vanillaExtractPlugin(), businessPlugin(), pictures],
  mode: "examples",
  cacheDir: "../node_modules/.vite-examples",
  server: { host: "127.0.0.1", port: 4174, strictPort: true, fs: { allow: [".."] } },
  build: {
    rolldownOptions: { checks: { bundlerTimings: false } },
    outDir: "../dist/examples",
    emptyOutDir: true,
    target: ["chrome111", "firefox114", "safari16.4"],
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
});
