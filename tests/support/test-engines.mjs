import { spawnSync } from "node:child_process";
import { engineNames, findBrowser } from "./browser.mjs";

/*
 * Runs tests/e2e and tests/model in every engine but Chromium, which `npm test` covers. The summary
 * names a missing engine as not run.
 */

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

function runIn(engine) {
  if (findBrowser(engine) === undefined) run("npx", ["playwright", "install", engine]);
  if (findBrowser(engine) === undefined) return "NOT RUN: no browser found";
  const args = ["playwright", "test", ...process.argv.slice(2)];
  return run("npx", args, { ENGINE: engine }) ? "passed" : "FAILED";
}

const results = engineNames
  .filter((engine) => engine !== "chromium")
  .map((engine) => ({ engine, result: runIn(engine) }));

console.log("\nEngines:");
for (const { engine, result } of results) console.log(`  ${engine}: ${result}`);
if (results.some(({ result }) => result === "FAILED")) process.exit(1);
