import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";

/** The engines with their environment variables and paths on Linux. */
const engines = {
  chromium: {
    own: chromium,
    variable: "CHROMIUM",
    // The headless shell renders alike and is faster.
    paths: [
      "/usr/bin/chromium-headless-shell",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
    ],
  },
  firefox: {
    own: firefox,
    variable: "FIREFOX",
    paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  },
  webkit: { own: webkit, variable: "WEBKIT", paths: [] },
};

export const engineNames = Object.keys(engines);

/**
 * Finds the browser of an engine: that of its environment variable, else Playwright's, else the
 * system's.
 */
export function findBrowser(engine = "chromium") {
  const known = engines[engine];
  if (known === undefined) {
    throw new Error(`Expected one of ${engineNames.join(", ")}, got "${engine}".`);
  }
  const own = known.own.executablePath();
  const candidates = [process.env[known.variable], own, ...known.paths];
  const path = candidates.find((each) => each !== undefined && each !== "" && existsSync(each));
  return path === undefined ? undefined : { path, isPlaywrights: path === own };
}

/** Finds Chromium. Throws if there is none. */
export function requireBrowser() {
  const browser = findBrowser();
  if (browser !== undefined) return browser;
  throw new Error("Found no Chromium. Run node tests/support/get-browser.mjs.");
}
