import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, firefox, webkit } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the package with the pinned Chromium. */
export const browserPackage = join(root, "tests/browser");

const { dependencies } = JSON.parse(readFileSync(join(browserPackage, "package.json"), "utf8"));

/** Where get-browser.mjs unpacks the pinned Chromium; null where there is none for the platform. */
export const pinnedChromium =
  process.platform === "linux" && process.arch === "x64"
    ? join(root, `node_modules/.cache/chromium-${dependencies["@sparticuz/chromium"]}`)
    : null;

const pinnedPath = pinnedChromium === null ? undefined : join(pinnedChromium, "chromium");

/** The engines with their environment variables and paths. */
const engines = {
  chromium: { variable: "CHROMIUM", own: chromium, paths: [] },
  firefox: {
    variable: "FIREFOX",
    own: firefox,
    paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  },
  webkit: { variable: "WEBKIT", own: webkit, paths: [] },
};

export const engineNames = Object.keys(engines);

/**
 * Finds the browser of an engine: that of its environment variable, else the pinned Chromium or
 * Playwright's browser, else the system's.
 */
export function findBrowser(engine = "chromium") {
  const known = engines[engine];
  if (known === undefined) {
    throw new Error(`Expected one of ${engineNames.join(", ")}, got "${engine}".`);
  }
  const pinned = engine === "chromium" ? pinnedPath : undefined;
  const own = known.own.executablePath();
  const candidates = [process.env[known.variable], pinned ?? own, ...known.paths];
  const path = candidates.find((each) => each !== undefined && each !== "" && existsSync(each));
  return path === undefined
    ? undefined
    : { path, isPlaywrights: path === own, isPinned: path === pinned };
}

/** Options to launch Chromium with, as Playwright names them. Throws if there is none. */
export function chromiumOptions() {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error("Found no Chromium. Run node tests/support/get-browser.mjs.");
  }
  return {
    executablePath: browser.path,
    args: [
      // Chromium's sandbox does not start as root, and containers run as root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
    ],
    env: {
      ...process.env,
      // Its own libraries and fonts, whatever the system has.
      ...(browser.isPinned && {
        LD_LIBRARY_PATH: join(pinnedChromium, "lib"),
        FONTCONFIG_FILE: join(pinnedChromium, "fonts.conf"),
      }),
    },
  };
}
