import { spawnSync } from "node:child_process";
import { engineNames, findBrowser } from "./browser.mjs";

/*
 * Takes the journeys and the walks through the machines in every engine but Chromium, in which
 * `npm test` takes them. An engine that this machine has not is named at the end as not run.
 */

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const results = engineNames
  .filter((engine) => engine !== "chromium")
  .map((engine) => {
    if (findBrowser(engine) === undefined) run("npx", ["playwright", "install", engine]);
    if (findBrowser(engine) === undefined) return { engine, result: "NOT RUN: no browser of it" };
    const passed = run("npx", ["playwright", "test", ...process.argv.slice(2)], { ENGINE: engine });
    return { engine, result: passed ? "passed" : "FAILED" };
  });

console.log("\nEngines:");
for (const { engine, result } of results) console.log(`  ${engine}: ${result}`);
if (results.some(({ result }) => result === "FAILED")) process.exit(1);
