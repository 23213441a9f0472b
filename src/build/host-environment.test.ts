import { execFileSync } from "node:child_process";
import { resolveConfig } from "vite";
import { afterEach, describe, expect, test, vi } from "vitest";

describe("a build on a host that sets NODE_ENV", () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(["development", "test", ""])("to %j is a production build", async (value) => {
    vi.stubEnv("NODE_ENV", value);
    const { isProduction } = await resolveConfig({ configFile: "vite.config.ts" }, "build");
    expect(isProduction).toBe(true);
  });

  test("to production installs what a build needs", () => {
    const environment = { ...process.env, NODE_ENV: "production" };
    const isWindows = process.platform === "win32";
    const included = execFileSync("npm", ["config", "get", "include"], {
      env: environment,
      encoding: "utf8",
      shell: isWindows,
    });
    expect(included.trim()).toBe("dev");
  });
});
