import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";

/** The engines, each with the variable that names its browser and where Linux puts it. */
const engines = {
  chromium: {
    own: chromium,
    variable: "CHROMIUM",
    // The shell draws and behaves alike, and opens a page in half the time: it has no window.
    places: [
      "/usr/bin/chromium-headless-shell",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
    ],
  },
  firefox: {
    own: firefox,
    variable: "FIREFOX",
    places: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  },
  webkit: { own: webkit, variable: "WEBKIT", places: [] },
};

export const engineNames = Object.keys(engines);

/**
 * The browser of an engine that the tests drive: the one its variable names (CHROMIUM, FIREFOX,
 * WEBKIT), else Playwright's own, else the system's. Undefined when there is none.
 *
 * @param engine one of `engineNames`
 * @returns its path, and whether it is Playwright's own build
 */
export function findBrowser(engine = "chromium") {
  const known = engines[engine];
  if (known === undefined) {
    throw new Error(`There is no engine "${engine}"; one of ${engineNames.join(", ")} is wanted.`);
  }
  const own = known.own.executablePath();
  const candidates = [process.env[known.variable], own, ...known.places];
  const path = candidates.find((place) => place !== undefined && place !== "" && existsSync(place));
  return path === undefined ? undefined : { path, isPlaywrights: path === own };
}

/**
 * Whether the system's WebKitGTK can be driven, over WebDriver and on a screen of its own: Playwright
 * cannot, tests/e2e/webkit can (on Debian: webkit2gtk-driver and xvfb).
 */
export const hasWebKitDriver = () =>
  ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"].every((place) => existsSync(place));
