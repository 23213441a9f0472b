import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where Linux distributions put Chromium. */
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Path of the Chromium that the tests drive: the one CHROMIUM names, else Playwright's own, else
 * the system's. Undefined when there is none.
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}
