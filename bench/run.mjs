import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/*
 * Runs a benchmark: `node bench/run.mjs measure.ts …`. They are TypeScript, and Lighthouse wants it
 * as new: Node 22.19. An older Node gets one of that kind from npm, for this command alone. What only
 * benchmarks need is installed by the first of them, in this folder.
 */

const here = fileURLToPath(new URL(".", import.meta.url));
if (!existsSync(new URL("node_modules/lighthouse", import.meta.url))) {
  const install = ["ci", "--prefix", here, "--ignore-scripts", "--loglevel=error"];
  if (spawnSync("npm", install, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) {
    console.error("npm could not install what the benchmarks need: see bench/package.json.");
    process.exit(1);
  }
}

const [script = "", ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 19);

const command = [
  "--disable-warning=ExperimentalWarning",
  fileURLToPath(new URL(script, import.meta.url)),
  ...args,
];

const run = (program, ...options) =>
  spawnSync(program, options, {
    stdio: "inherit",
    env: { ...process.env, SITE_NODE: process.execPath },
  });

if (isNewEnough) process.exit(run(process.execPath, ...command).status ?? 1);

// The package of this platform itself: it holds the binary and runs no script to fetch one.
const system = process.platform === "win32" ? "win" : process.platform;
const node22 = `node-${system}-${process.arch}@22`;
const npm = ["exec", "--yes", `--package=${node22}`, "--"];
if (spawnSync("npm", [...npm, "node", "--version"], { stdio: "ignore" }).status !== 0) {
  console.error(
    `The benchmarks need Node 22.19 or newer, this is ${process.version}, and npm could not get ${node22}: run them with a newer Node.`,
  );
  process.exit(1);
}
process.exit(run("npm", ...npm, "node", ...command).status ?? 1);
