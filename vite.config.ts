import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { businessPlugin } from "./src/build/business-plugin.ts";
import { compileHintPlugin } from "./src/build/compile-hint-plugin.ts";
import { drawingsPlugin } from "./src/build/drawings-plugin.ts";
import { localSitePlugin } from "./src/build/local-site-plugin.ts";
import { picturesPlugin } from "./src/build/pictures/pictures-plugin.ts";
import { prerenderPlugin } from "./src/build/prerender-plugin.ts";
import { siteFilesPlugin } from "./src/build/site-files/site-files-plugin.ts";
import { socialPicturesPlugin } from "./src/build/social-pictures/social-pictures-plugin.ts";

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    vanillaExtractPlugin(),
    businessPlugin(),
    picturesPlugin(),
    drawingsPlugin(),
    compileHintPlugin(),
    socialPicturesPlugin(),
    siteFilesPlugin(),
    prerenderPlugin(),
    localSitePlugin(),
  ],
  appType: "spa",
  server: { host: "127.0.0.1", port, strictPort: true },
  preview: { host: "127.0.0.1", port, strictPort: true },
  build: {
    target: ["chrome111", "firefox114", "safari16.4"],
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Neither what every page has already nor a part itself needs to be named beside that part.
      resolveDependencies: (part, files) =>
        files.filter(
          (file) => file !== part && !/\/(framework|parts|rolldown-runtime|index)-/.test(file),
        ),
    },
    // What the site's script is made of besides ours, with the licences that go with it.
    license: { fileName: "third-party-licences.txt" },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/site",
        manifest: true,
        rolldownOptions: {
          // Class names and prices stand where they are used; by itself only the shortest would.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            // What every page needs, in one file that outlives a change of the site.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|src\/routes\/-lazy-content/,
                },
                {
                  name: "parts",
                  test: /\/src\/(ui|sections|seo|features|content\/define)/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: "dist/server", rollupOptions: { input: "src/server.tsx" } } },
  },
  builder: {},
  test: {
    // Property tests and encoding take seconds on a busy machine; a hang still ends.
    testTimeout: 60_000,
    // No test changes what another one reads, and modules that are read once a worker halve the time.
    isolate: false,
    include: ["src/**/*.test.ts", "machines/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
