import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/*
 * Runs a script of a folder that has a package of its own: `node tests/support/run-tool.mjs tests/bench
 * measure.ts …`. TypeScript, Lighthouse and Stryker need Node 22.19, so an older Node runs one from npm.
 * The first run installs the dependencies of the folder.
 */

const [folder = "", script = "", ...args] = process.argv.slice(2);
const here = new URL(`../../${folder}/`, import.meta.url);
if (!existsSync(new URL("node_modules", here))) {
  const install = ["ci", "--prefix", fileURLToPath(here), "--ignore-scripts", "--loglevel=error"];
  if (spawnSync("npm", install, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) {
    console.error(`npm failed to install ${folder}/package.json. See its message above.`);
    process.exit(1);
  }
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isSupported = major > 22 || (major === 22 && minor >= 19);

const command = [
  "--disable-warning=ExperimentalWarning",
  fileURLToPath(new URL(script, here)),
  ...args,
];

const run = (program, ...options) =>
  spawnSync(program, options, {
    stdio: "inherit",
    env: { ...process.env, SITE_NODE: process.execPath },
  });

if (isSupported) process.exit(run(process.execPath, ...command).status ?? 1);

// The platform's own package contains the binary, so no install script is needed.
const system = process.platform === "win32" ? "win" : process.platform;
const node22 = `node-${system}-${process.arch}@22`;
const npm = ["exec", "--yes", `--package=${node22}`, "--"];
if (spawnSync("npm", [...npm, "node", "--version"], { stdio: "ignore" }).status !== 0) {
  console.error(
    `Expected Node 22.19 or newer, got ${process.version}, and npm failed to install ${node22}. Use a newer Node.`,
  );
  process.exit(1);
}
process.exit(run("npm", ...npm, "node", ...command).status ?? 1);
