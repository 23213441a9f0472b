import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./browser.mjs";

/*
 * Gets the browser of the tests where there is none: Playwright's own download first; where that
 * fails on Debian, the package chromium-headless-shell, if this user may install packages.
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
  console.log("The tests need a browser and there is none: getting Playwright's Chromium.");
  run("npx", "playwright", "install", "chromium");
}
if (findBrowser() === undefined && isDebian) {
  console.log("Playwright's download failed: getting Debian's chromium-headless-shell.");
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  apt("update", "--quiet") &&
    apt("install", "--yes", "--quiet", "--no-install-recommends", ...packages);
}
if (findBrowser() === undefined) {
  console.error(
    "No browser for the tests: install Chromium (on Debian: apt-get install chromium) or name one with CHROMIUM=/path/to/chromium.",
  );
  process.exit(1);
}
