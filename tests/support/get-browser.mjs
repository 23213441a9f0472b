import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./browser.mjs";

/*
 * Installs a browser for the tests if there is none: Playwright's Chromium, else Debian's
 * chromium-headless-shell.
 */

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: "inherit", timeout: 10 * 60_000 }).status === 0;

const isDebian = existsSync("/usr/bin/apt-get");
const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
const apt = (...args) => {
  const [command, ...rest] = [...asRoot, "apt-get", ...args];
  return run(command, ...rest);
};

if (findBrowser() === undefined) {
  console.log("Found no browser. Installing Playwright's Chromium.");
  run("npx", "playwright", "install", "chromium");
}
if (findBrowser() === undefined && isDebian) {
  console.log("Playwright's download failed. Installing Debian's chromium-headless-shell.");
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  apt("update", "--quiet") &&
    apt("install", "--yes", "--quiet", "--no-install-recommends", ...packages);
}
if (findBrowser() === undefined) {
  console.error(
    "Found no browser. Install Chromium (on Debian: apt-get install chromium) or set CHROMIUM=/path/to/chromium.",
  );
  process.exit(1);
}
