import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What tests a machine in a browser, beside the machine. */
const walked = /^machines\/(support\/|.*\.model\.ts$)/;
const unitTest = /\.(test|fixture)\.tsx?$/;

/**
 * The lines that a reader may have to open, by kind. They are to shrink: source to 30,000 lines, styles to 5,700,
 * unit tests to 7,100, browser tests to 16,000, docs to 3,600, scenes to 14,800. Content has
 * no budget.
 */
const budgets: Record<string, { lines: number; has: (file: string) => boolean }> = {
  "source, with its styles": {
    lines: 35_450,
    has: (file) =>
      /^(src|machines)\/.*\.(tsx?|m?js)$/.test(file) &&
      !/^src\/(content\/|routeTree\.gen\.ts)/.test(file) &&
      !unitTest.test(file) &&
      !walked.test(file),
  },
  styles: { lines: 5_820, has: (file) => /^src\/.*\.css\.ts$/.test(file) },
  "unit tests": {
    lines: 7_450,
    has: (file) => /^(src|machines)\//.test(file) && unitTest.test(file) && !walked.test(file),
  },
  "tests, with the models of machines": {
    lines: 18_195,
    has: (file) => (file.startsWith("tests/") || walked.test(file)) && /\.(m?ts|mjs)$/.test(file),
  },
  "docs, with the pages of machines": {
    lines: 3_600,
    has: (file) => /^(docs|machines)\/.*\.md$/.test(file),
  },
  scenes: { lines: 14_800, has: (file) => /^scenes\/.*\.(py|c|mjs)$/.test(file) },
};

const files = ["docs", "machines", "scenes", "src", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.\w+$/.test(file) && !/\/(node_modules|\.cache)\//.test(file)),
);
const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;

test.each(Object.entries(budgets))("%s: stay within their lines", (kind, { lines, has }) => {
  const total = files.filter(has).reduce((sum, file) => sum + linesOf(file), 0);
  expect(total).toBeGreaterThan(0);
  expect(
    total,
    `Expected at most ${lines} lines of ${kind}, got ${total}. Take out as many as you add; to raise the budget, say in the commit which promise the lines buy.`,
  ).toBeLessThanOrEqual(lines);
});
