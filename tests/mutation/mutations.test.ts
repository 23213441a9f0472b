import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mutations } from "./mutations.mjs";

describe("mutations", () => {
  test.each(mutations)("$breaks: the text and the suites exist", ({ file, from, suites }) => {
    expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
    expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
  });

  test.each([
    ["an unknown word", "nothing-has-this-name", /from 1 to \d+/],
    ["a number that is too high", String(mutations.length + 1), /from 1 to \d+/],
    ["an option", "--all", /words or numbers/],
  ])("the runner refuses %s in one line", (_, given, message) => {
    const { status, stderr } = spawnSync("node", ["tests/mutation/run-mutations.mjs", given], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toContain(given);
    expect(stderr).toMatch(message);
    expect(stderr.trim()).not.toContain("\n");
  });
});
