import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { createLogger, defineConfig } from "vite";
import { browserTargets } from "../src/build/browser-targets.ts";
import { businessPlugin, readBusiness } from "../src/build/business-plugin.ts";
import { crossSectionPlugin } from "../src/build/cross-section-plugin.ts";
import { drawingsPlugin } from "../src/build/drawings-plugin.ts";
import { picturesPlugin } from "../src/build/pictures/pictures-plugin.ts";
import { samplePlugins } from "./sample-plugins.ts";

const sitePlugins = () => [
  businessPlugin(readBusiness()),
  picturesPlugin({ masters: "../src/content/pictures/masters", cache: "../.cache/pictures" }),
];

/** The examples have their own server and output folder, so that none of them reaches the site. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: "../public",
  plugins: [
    react(),
    vanillaExtractPlugin(),
    drawingsPlugin(),
    crossSectionPlugin(),
    // The build is for tests: an edit of the company's details or pictures changes no screenshot.
    ...(command === "build" ? samplePlugins() : sitePlugins()),
  ],
  // Without the table of chunks, as in vite.config.ts of the site.
  logLevel: "warn",
  customLogger: createLogger("info"),
  mode: "examples",
  cacheDir: "../node_modules/.vite-examples",
  server: { host: "127.0.0.1", port: 4174, strictPort: true, fs: { allow: [".."] } },
  build: {
    rolldownOptions: { checks: { bundlerTimings: false } },
    outDir: "../dist/examples",
    emptyOutDir: true,
    target: browserTargets,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
}));
