import { spawnSync } from "node:child_process";
import { engineNames, findBrowser } from "./browser.mjs";

/*
 * Runs tests/e2e and tests/model in every engine but Chromium, which `npm test` covers. The summary
 * says which engine was not run, and why.
 */

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

/** The oldest Firefox that knows every command Playwright sends it; browser.setDownloadBehavior came last. */
const oldestFirefox = 149;

/** Why the tests cannot run in an engine; null if they can. */
function obstacleOf(engine) {
  const browser = findBrowser(engine);
  if (browser === undefined) return "no browser found";
  if (engine !== "firefox" || browser.isPlaywrights) return null;
  const { stdout } = spawnSync(browser.path, ["--version"], { encoding: "utf8" });
  const [version] = /\d+/.exec(stdout) ?? [];
  return Number(version) < oldestFirefox
    ? `${browser.path} is Firefox ${version}, Playwright needs ${oldestFirefox} or newer (Debian: apt-get update && apt-get install firefox-esr)`
    : null;
}

function runIn(engine) {
  if (findBrowser(engine) === undefined) run("npx", ["playwright", "install", engine]);
  const obstacle = obstacleOf(engine);
  if (obstacle !== null) return `NOT RUN: ${obstacle}`;
  const args = ["playwright", "test", ...process.argv.slice(2)];
  return run("npx", args, { ENGINE: engine }) ? "passed" : "FAILED";
}

const results = engineNames
  .filter((engine) => engine !== "chromium")
  .map((engine) => ({ engine, result: runIn(engine) }));

console.log("\nEngines:");
for (const { engine, result } of results) console.log(`  ${engine}: ${result}`);
if (results.some(({ result }) => result === "FAILED")) process.exit(1);
