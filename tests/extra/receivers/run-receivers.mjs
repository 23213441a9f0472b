import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/*
 * Tests the quote form with Node-RED at another origin. The site is built with its webhook URL in a copy
 * of the project, so that dist stays as it is.
 */

const root = process.cwd();
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
    filter: (path) =>
      !relative(root, path)
        .split("/")
        .some((part) => excluded.has(part)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

function runSuite() {
  copyProject();
  const options = ["--config=tests/extra/playwright.config.ts", "--project=receivers"];
  return (
    run(folder, "npx", "vite", "build") &&
    run(root, "npx", "playwright", "test", ...options, ...process.argv.slice(2))
  );
}

try {
  if (!runSuite()) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
