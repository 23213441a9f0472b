import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/*
 * Tests the quote form with Node-RED at another origin. Node-RED is installed on first use, beside
 * its own lockfile. The site is built with its webhook URL in a copy, so that dist stays as it is.
 */

const root = process.cwd();
const nodeRed = join(root, "tests/hosting/receivers/node-red");
const port = Number(process.env.TEST_PORT ?? 4276);
const folder = mkdtempSync(join(tmpdir(), "project-"));
const env = {
  ...process.env,
  PROJECT_COPY: folder,
  TEST_PORT: String(port),
  WEBHOOK_URL: `http://localhost:${port + 1}/quote-requests`,
};

/** Runs a program and returns whether it succeeded. */
const run = (cwd, command, ...args) =>
  spawnSync(command, args, { cwd, env, stdio: "inherit" }).status === 0;

/** Copies the project, with the encoded pictures of .cache and a link to node_modules. */
function copyProject() {
  const excluded = new Set([".git", "node_modules", "dist", "data", "scenes", "test-results"]);
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !excluded.has(relative(root, path).split("/")[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

function runSuite() {
  copyProject();
  if (!existsSync(join(nodeRed, "node_modules/node-red"))) {
    console.log("Installing Node-RED.");
    if (!run(nodeRed, "npm", "ci", "--ignore-scripts")) return false;
  }
  const config = "--config=tests/hosting/receivers/playwright.config.ts";
  return (
    run(root, process.execPath, "tests/support/get-browser.mjs") &&
    run(folder, "npx", "vite", "build") &&
    run(root, "npx", "playwright", "test", config, ...process.argv.slice(2))
  );
}

try {
  if (!runSuite()) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
