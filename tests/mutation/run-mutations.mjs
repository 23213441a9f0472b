import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { mutations } from "./mutations.mjs";

/*
 * Breaks a copy of the project in one place after another and looks whether the suites notice.
 *
 *   npm run test:mutation                 every place
 *   npm run test:mutation -- dialog 17    those whose file or sentence has that word, or that number
 *
 * A place whose text is not found once is a mistake in mutations.mjs, and ends the run.
 */

/** The share of the broken places that the suites have to notice. */
const wanted = 0.95;

/** Ends the run with a sentence that says what was given and what is wanted. */
function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** The words and numbers that it was called with. */
function wordsGiven() {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    const given = process.argv.slice(2).join(" ");
    return refuse(
      `It takes words or numbers, as in "-- dialog 17", and no options. Got "${given}".`,
    );
  }
}

const positionals = wordsGiven();
const chosen = mutations
  .map((mutation, index) => ({ ...mutation, number: index + 1 }))
  .filter(
    ({ number, file, breaks }) =>
      positionals.length === 0 ||
      positionals.some((word) => word === String(number) || `${file} ${breaks}`.includes(word)),
  );

if (chosen.length === 0) {
  refuse(
    `"${positionals.join(" ")}" is in no file and no sentence of tests/mutation/mutations.mjs, and no number from 1 to ${mutations.length}.`,
  );
}

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "mutation-"));
const left = new Set([".git", "node_modules", "dist", "data", "scenes", "test-results"]);
cpSync(root, copy, {
  recursive: true,
  filter: (path) => !left.has(relative(root, path).split("/")[0] ?? ""),
});
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

/** Runs a program in the copy; true if it ends well. */
function succeeds(command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: copy,
    stdio: process.env.VERBOSE === undefined ? "ignore" : "inherit",
    env: { ...process.env, TEST_PORT: process.env.TEST_PORT ?? "4275" },
  });
  return status === 0;
}

const unitsPass = (files) => files.length === 0 || succeeds("npx", "vitest", "run", ...files);
const specsPass = (files) =>
  files.length === 0 ||
  (succeeds("npx", "vite", "build") &&
    succeeds("npx", "playwright", "test", ...files, "--max-failures=1", "--reporter=dot"));

// A suite that is red already would notice everything.
const units = [...new Set(chosen.flatMap((mutation) => mutation.units))];
const specs = [...new Set(chosen.flatMap((mutation) => mutation.specs))];
if (!(unitsPass(units) && specsPass(specs))) {
  refuse(
    "The suites are red on the code as it is. Mend that first: with VERBOSE=1 before the command they say where.",
  );
}

const missed = [];
for (const { number, breaks, file, from, to, ...suites } of chosen) {
  const path = join(copy, file);
  const whole = readFileSync(path, "utf8");
  if (whole.split(from).length !== 2) {
    refuse(`${file}: "${from}" has to stand there once. Mend tests/mutation/mutations.mjs.`);
  }
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  const noticed = !(unitsPass(suites.units) && specsPass(suites.specs));
  writeFileSync(path, whole);
  if (!noticed) missed.push(breaks);
  console.log(`${noticed ? "noticed" : "MISSED "} ${number}. ${breaks} (${file})`);
}
rmSync(copy, { recursive: true });

const share = 1 - missed.length / chosen.length;
console.log(`${chosen.length - missed.length} of ${chosen.length} noticed.`);
if (share < wanted) process.exit(1);
