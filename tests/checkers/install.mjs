import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/* Installs the checkers of package.json on first use. */

const here = fileURLToPath(new URL(".", import.meta.url));

if (!existsSync(`${here}node_modules`)) {
  const install = ["ci", "--prefix", here, "--ignore-scripts", "--loglevel=error"];
  if (spawnSync("npm", install, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) {
    console.error("npm failed to install tests/checkers/package.json. See its message above.");
    process.exit(1);
  }
}
