import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../support/copy-project.mjs";
import { mutations } from "./mutations.mjs";

/*
 * Breaks a copy of the project in one place after another and checks whether the suites notice.
 *
 *   npm run test:mutation                 every place
 *   npm run test:mutation -- dialog 17    by a word of the file or description, or by number
 */

/** The share of mutations that the suites have to notice. */
const requiredShare = 0.95;

/** Ends the run with a message that says what was given and what is expected. */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

function parseWords() {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    const given = process.argv.slice(2).join(" ");
    return refuse(
      `Expected words or numbers, as in "-- dialog 17", and no options. Got "${given}".`,
    );
  }
}

const words = parseWords();
const chosen = mutations
  .map((mutation, index) => ({ ...mutation, number: index + 1 }))
  .filter(
    ({ number, file, breaks }) =>
      words.length === 0 ||
      words.some((word) => word === String(number) || `${file} ${breaks}`.includes(word)),
  );
if (chosen.length === 0) {
  refuse(
    `Expected a word of a file or description in tests/mutation, or a number from 1 to ${mutations.length}. Got "${words.join(" ")}".`,
  );
}

const { folder, remove } = copyProject();

/** Runs a program in the copy and returns whether it succeeded. */
function succeeds(command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: process.env.VERBOSE === undefined ? "ignore" : "inherit",
    env: { ...process.env, TEST_PORT: process.env.TEST_PORT ?? "4275" },
  });
  return status === 0;
}

/** Vitest runs `*.test.ts` and the folders of the sources, Playwright the specs in tests/. */
const isForVitest = (suite) => suite.endsWith(".test.ts") || !suite.startsWith("tests/");

function suitesPass(suites) {
  const units = suites.filter(isForVitest);
  const specs = suites.filter((suite) => !isForVitest(suite));
  return (
    (units.length === 0 || succeeds("npx", "vitest", "run", ...units)) &&
    (specs.length === 0 ||
      (succeeds("npx", "vite", "build") &&
        succeeds("npx", "playwright", "test", ...specs, "--max-failures=1", "--reporter=dot")))
  );
}

// A failing suite would notice every mutation.
if (!suitesPass([...new Set(chosen.flatMap(({ suites }) => suites))])) {
  refuse("The suites fail without any mutation. Run again with VERBOSE=1 to see where.");
}

const missed = [];
for (const { number, breaks, file, from, to, suites } of chosen) {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  if (source.split(from).length !== 2) {
    refuse(`Expected "${from}" once in ${file}. Update its mutation in tests/mutation.`);
  }
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const isNoticed = !suitesPass(suites);
  writeFileSync(path, source);
  if (!isNoticed) missed.push(breaks);
  console.log(`${isNoticed ? "noticed" : "MISSED "} ${number}. ${breaks} (${file})`);
}
remove();

const share = 1 - missed.length / chosen.length;
console.log(`${chosen.length - missed.length} of ${chosen.length} noticed.`);
if (share < requiredShare) process.exit(1);
