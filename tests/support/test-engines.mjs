import { spawnSync } from "node:child_process";
import { engineNames, findBrowser, hasWebKitDriver } from "./browser.mjs";

/*
 * Takes the journeys and the walks through the machines in every engine but Chromium, in which
 * `npm test` takes them. An engine that this machine has not is named at the end as not run. Where
 * WebKit is the system's alone, the journeys of tests/e2e/webkit stand in for them.
 */

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const playwright = (env, ...args) =>
  run("npx", ["playwright", "test", ...args, ...process.argv.slice(2)], env) ? "passed" : "FAILED";

function runIn(engine) {
  if (findBrowser(engine) === undefined) run("npx", ["playwright", "install", engine]);
  if (findBrowser(engine) !== undefined) return playwright({ ENGINE: engine });
  if (engine !== "webkit" || !hasWebKitDriver()) return "NOT RUN: no browser of it";
  const config = "--config=tests/e2e/webkit/playwright.config.ts";
  const result = playwright({}, config, "--pass-with-no-tests");
  return `${result} (the main journeys, in the system's WebKitGTK; the others NOT RUN)`;
}

const results = engineNames
  .filter((engine) => engine !== "chromium")
  .map((engine) => ({ engine, result: runIn(engine) }));

console.log("\nEngines:");
for (const { engine, result } of results) console.log(`  ${engine}: ${result}`);
if (results.some(({ result }) => result.startsWith("FAILED"))) process.exit(1);
