import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/*
 * `npm run check:extra -- <name> …` runs what takes too long or installs too much for `npm test`. What
 * follows the name is passed on. The first run of a check installs what it needs.
 */

const run = (command, ...args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;
const node = (...args) => run(process.execPath, ...args);

/** Installs the packages of the rare checks; false if npm failed. */
function install() {
  if (existsSync("tests/extra/node_modules")) return true;
  console.log("Installing tests/extra/package.json.");
  return run("npm", "ci", "--prefix=tests/extra", "--loglevel=error");
}

/** Unpacks the Chromium of tests/extra and makes it the browser of the tests. */
function getOldChromium() {
  const path = resolve("tests/extra/node_modules/chromium-106");
  if (!existsSync(path)) {
    const packed = readFileSync("tests/extra/node_modules/@sparticuz/chromium/bin/chromium.br");
    // Renamed once it is complete, so that an interrupted run leaves no half of it.
    writeFileSync(`${path}.part`, brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(`${path}.part`, path);
  }
  process.env.CHROMIUM = path;
  return true;
}

const getBrowser = () => node("tests/support/get-browser.mjs");

const playwright = (project, args) =>
  run(
    ...["npx", "playwright", "test", "--config=tests/extra/playwright.config.ts"],
    ...[`--project=${project}`, ...args],
  );

/** Runs a script that needs Node 22.19: TypeScript as it is, Lighthouse and Stryker. */
function withNewNode(...args) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const command = ["--disable-warning=ExperimentalWarning", ...args];
  if (major > 22 || (major === 22 && minor >= 19)) return node(...command);
  // The platform's own package contains the binary; `before` keeps its version.
  const system = process.platform === "win32" ? "win" : process.platform;
  const options = ["--yes", "--ignore-scripts", "--before=2026-11-28", "--loglevel=error"];
  const newNode = `--package=node-${system}-${process.arch}@22`;
  return run("npm", "exec", ...options, newNode, "--", "node", ...command);
}

const bench = (script) => (args) =>
  install() && withNewNode(`tests/extra/bench/${script}`, ...args);

const extras = {
  engines: {
    does: "end-to-end and model-based tests in Firefox and WebKit",
    run: (args) => node("tests/support/test-engines.mjs", ...args),
  },
  checkers: {
    does: "axe, IBM Equal Access and HTML_CodeSniffer on every page and open state",
    run: (args) => getBrowser() && install() && playwright("checkers", args),
  },
  mutation: {
    does: "how many faults the unit tests of machines, domain and laying patterns find",
    run: (args) =>
      install() &&
      withNewNode(
        "tests/extra/node_modules/@stryker-mutator/core/bin/stryker.js",
        ...["run", "tests/extra/mutation/stryker.config.json", ...args],
      ),
  },
  "old-browsers": {
    does: "the main journeys in Chromium 106",
    run: (args) => install() && getOldChromium() && playwright("old-browsers", args),
  },
  hosting: {
    does: "nginx and Caddy, as far as they are installed, serving the site",
    run: (args) => node("tests/hosting/test-hosts.mjs", ...args),
  },
  bench: {
    does: "Lighthouse on a page of every kind, beside the same page without script",
    run: bench("measure.ts"),
  },
  interactions: {
    does: "the first press and a later one, on a phone four times slower than this computer",
    run: bench("interactions.ts"),
  },
};

const [name, ...args] = process.argv.slice(2);
if (Object.hasOwn(extras, name ?? "")) {
  process.exitCode = extras[name].run(args) ? 0 : 1;
} else {
  const names = Object.keys(extras);
  if (name === undefined) {
    const width = Math.max(...names.map(({ length }) => length));
    console.log("npm run check:extra -- <name>, after npm run build:\n");
    for (const each of names) console.log(`  ${each.padEnd(width)}  ${extras[each].does}`);
  } else {
    console.error(`Expected one of ${names.join(", ")}, got "${name}".`);
    process.exitCode = 1;
  }
}
