import { spawn } from "node:child_process";

/*
 * `npm test`: the stages of a contributor's test run, and how long each takes. Those of a group run side by
 * side. What a stage prints shows if it fails, with its name last; the browser tests show it at once.
 */

const browserTests = "browser tests";

const groups = [
  { "content and types": "npm run check:content && npm run format:content" },
  {
    lint: "biome check --error-on-warnings",
    "unit tests": "vitest run",
    "site and examples": "vite build && npm run build:examples",
    browser: "node tests/support/get-browser.mjs",
  },
  { [browserTests]: "npm run test:browser -- --grep-invert @sweep" },
];

/** Resolves to the name of the stage if it failed, with what it printed. */
const run = ([name, command]) =>
  new Promise((resolve) => {
    const start = Date.now();
    console.log(`${name} …`);
    const stage = spawn(command, {
      shell: true,
      stdio: ["ignore", ...(name === browserTests ? ["inherit", "inherit"] : ["pipe", "pipe"])],
    });
    let output = "";
    for (const stream of [stage.stdout, stage.stderr]) {
      stream?.on("data", (data) => {
        output += data;
      });
    }
    stage.on("close", (status) => {
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
      resolve(status === 0 ? null : { name, output });
    });
  });

const start = Date.now();
for (const group of groups) {
  const results = await Promise.all(Object.entries(group).map(run));
  const failed = results.filter((result) => result !== null);
  if (failed.length === 0) continue;
  for (const { name, output } of failed) console.error(`${output}\nFailed: ${name}`);
  process.exit(1);
}
console.log(`All passed in ${Math.round((Date.now() - start) / 1000)} s`);
