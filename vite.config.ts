import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { createLogger } from "vite";
import { defineConfig } from "vitest/config";
import { browserTargets } from "./src/build/browser-targets.ts";
import { businessPlugin, readBusiness } from "./src/build/business-plugin.ts";
import { crossSectionPlugin } from "./src/build/cross-section-plugin.ts";
import { drawingsPlugin } from "./src/build/drawings-plugin.ts";
import { localSitePlugin } from "./src/build/local-site-plugin.ts";
import { picturesPlugin } from "./src/build/pictures/pictures-plugin.ts";
import { socialPicturesPlugin } from "./src/build/pictures/social-pictures-plugin.ts";
import { prerenderPlugin } from "./src/build/prerender-plugin.ts";
import { siteFilesPlugin } from "./src/build/site-files-plugin.ts";
import { styleNames } from "./src/build/style-names.ts";

const resolved = readBusiness();
const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    vanillaExtractPlugin({ identifiers: styleNames("src") }),
    businessPlugin(resolved),
    picturesPlugin(),
    drawingsPlugin(),
    crossSectionPlugin(),
    socialPicturesPlugin(),
    siteFilesPlugin(resolved.business),
    prerenderPlugin(resolved.business),
    localSitePlugin(),
  ],
  appType: "spa",
  // Omits the table of 200 chunks; the custom logger still prints the lines of our plugins.
  logLevel: "warn",
  customLogger: createLogger("info"),
  server: { host: "127.0.0.1", port, strictPort: true },
  preview: { host: "127.0.0.1", port, strictPort: true },
  build: {
    target: browserTargets,
    cssCodeSplit: false,
    // The bootstrap preloads a page's files (src/bootstrap.ts).
    modulePreload: false,
    // Plugins take most of a build by design: they encode pictures and evaluate styles.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // The libraries in the bundle, with the licences that must go with them.
    license: { fileName: "third-party-licences.txt" },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/site",
        manifest: true,
        rolldownOptions: {
          // The default inlines only short constants; class names and prices are longer.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            // V8 then compiles the scripts of every page off the main thread, and each function once
            // (https://v8.dev/blog/explicit-compile-hints).
            postBanner: ({ isDynamicEntry }) =>
              isDynamicEntry ? "" : "//# allFunctionsCalledOnLoad\n",
            // Libraries stay in the visitors' cache when only the site's own code changes.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-error-boundary|@tanstack|xstate|@xstate)\//,
                  priority: 2,
                },
                { name: "libraries", test: /node_modules\//, priority: 1 },
                // What pages' content or the planner have in common with the site or each other.
                { name: "shared", test: /\/(src|machines)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rolldownOptions: {
          input: "src/server.tsx",
          // Node loads all of it once, to prerender: splitting gains nothing.
          output: { codeSplitting: false },
        },
      },
    },
  },
  builder: {},
  test: {
    // Property tests and picture encoding take seconds on a busy machine.
    testTimeout: 60_000,
    // Tests share no state, and loading each module once per worker halves the run.
    isolate: false,
    include: ["src/**/*.test.ts", "machines/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
