import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/*
 * Tries the quote form with Node-RED, at another origin than the site's. Node-RED is installed on
 * first use, beside its own lockfile. The site is built once, with the address of a real webhook as
 * the README says, in a copy of the project: dist stays what it is.
 */

const root = process.cwd();
const nodeRed = join(root, "tests/hosting/receivers/node-red");
const port = Number(process.env.TEST_PORT ?? 4276);
const copy = mkdtempSync(join(tmpdir(), "receivers-"));
const env = {
  ...process.env,
  SITE_COPY: copy,
  TEST_PORT: String(port),
  WEBHOOK_ADDRESS: `http://localhost:${port + 1}/quote-requests`,
};

/** Runs a program to its end; true if it ends well. */
const run = (cwd, command, ...args) =>
  spawnSync(command, args, { cwd, env, stdio: "inherit" }).status === 0;

function runSuite() {
  if (!existsSync(join(nodeRed, "node_modules/node-red"))) {
    console.log("Installing Node-RED, once.");
    if (!run(nodeRed, "npm", "ci", "--ignore-scripts")) return false;
  }
  const left = new Set([".git", "node_modules", "dist", "data", "scenes", "tests", "test-results"]);
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.has(relative(root, path).split("/")[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return (
    run(root, process.execPath, "tests/support/get-browser.mjs") &&
    run(copy, "npx", "vite", "build") &&
    run(
      root,
      "npx",
      "playwright",
      "test",
      "--config=tests/hosting/receivers/playwright.config.ts",
      ...process.argv.slice(2),
    )
  );
}

try {
  if (!runSuite()) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
