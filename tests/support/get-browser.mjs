import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { browserPackage, findBrowser, pinnedChromium } from "./browser.mjs";

/*
 * Installs a browser for the tests if there is none: on Linux x64 the Chromium of tests/browser,
 * elsewhere Playwright's.
 */

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout: 10 * 60_000 })
    .status === 0;

/** Without system fonts, text looks the same on every computer. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Unpacks the browser, its libraries and its fonts, and puts them in place at once. */
function unpack(target) {
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  const read = (name) =>
    brotliDecompressSync(
      readFileSync(join(browserPackage, `node_modules/@sparticuz/chromium/bin/${name}.br`)),
    );
  writeFileSync(join(folder, "chromium"), read("chromium"), { mode: 0o755 });
  for (const name of ["al2023.tar", "fonts.tar"]) {
    const { status, stderr } = spawnSync("tar", ["-x", "--no-same-owner", "-C", folder], {
      input: read(name),
    });
    if (status !== 0) throw new Error(`Expected tar to unpack ${name}, got: ${stderr}`);
  }
  writeFileSync(join(folder, "fonts.conf"), fontConfiguration);
  rmSync(target, { recursive: true, force: true });
  renameSync(folder, target);
}

if (findBrowser() === undefined) {
  console.log("Found no browser. Installing Chromium for the tests.");
  if (pinnedChromium === null) run("npx", "playwright", "install", "chromium");
  else if (run("npm", "ci", "--prefix", browserPackage, "--ignore-scripts")) unpack(pinnedChromium);
}
if (findBrowser() === undefined) {
  console.error(
    "Found no browser, and installing one failed. Set CHROMIUM=/path/to/chromium, or try again with a connection.",
  );
  process.exit(1);
}
