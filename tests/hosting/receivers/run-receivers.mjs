import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../../support/copy-project.mjs";

/*
 * Tests the quote form with Node-RED at another origin. Node-RED is installed on first use, beside
 * its own lockfile. The site is built with its webhook URL in a copy, so that dist stays as it is.
 */

const root = process.cwd();
const nodeRed = join(root, "tests/hosting/receivers/node-red");
const port = Number(process.env.TEST_PORT ?? 4276);
const { folder, remove } = copyProject();
const env = {
  ...process.env,
  SITE_COPY: folder,
  TEST_PORT: String(port),
  WEBHOOK_URL: `http://localhost:${port + 1}/quote-requests`,
};

/** Runs a program and returns whether it succeeded. */
const run = (cwd, command, ...args) =>
  spawnSync(command, args, { cwd, env, stdio: "inherit" }).status === 0;

function runSuite() {
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
  remove();
}
