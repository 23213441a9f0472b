import { defineConfig } from "vitest/config";

/** The unit tests of the mutated folders, and the paths of the machines, without the plugins of the site. */
export default defineConfig({
  test: {
    include: [
      "{machines,src/domain,src/design/patterns,src/planner/domain,src/planner/drawing}/**/*.test.ts",
      "src/features/{opening-hours,suburb-finder}/**/*.test.ts",
    ],
    setupFiles: ["tests/extra/mutation/setup.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
