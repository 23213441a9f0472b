import { spawnSync } from "node:child_process";
import { engineNames, findBrowser, hasWebKitDriver } from "./browser.mjs";

/*
 * Runs tests/e2e and tests/model in every engine but Chromium, which `npm test` covers. With only the
 * system's WebKit, tests/e2e/webkit runs instead. The summary names a missing engine as not run.
 */

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const playwright = (env, ...args) =>
  run("npx", ["playwright", "test", ...args, ...process.argv.slice(2)], env) ? "passed" : "FAILED";

function runIn(engine) {
  if (findBrowser(engine) === undefined) run("npx", ["playwright", "install", engine]);
  if (findBrowser(engine) !== undefined) return playwright({ ENGINE: engine });
  if (engine !== "webkit" || !hasWebKitDriver()) return "NOT RUN: no browser found";
  const config = "--config=tests/e2e/webkit/playwright.config.ts";
  const result = playwright({}, config, "--pass-with-no-tests");
  return `${result} (main journeys in the system's WebKitGTK; all others NOT RUN)`;
}

const results = engineNames
  .filter((engine) => engine !== "chromium")
  .map((engine) => ({ engine, result: runIn(engine) }));

console.log("\nEngines:");
for (const { engine, result } of results) console.log(`  ${engine}: ${result}`);
if (results.some(({ result }) => result.startsWith("FAILED"))) process.exit(1);
