import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutations } from "./mutations.mjs";

test.each(mutations)(
  "$breaks: the place that is broken for it is there, once",
  ({ file, from }) => {
    expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
  },
);

test.each([
  ["a word that no place has", "nothing-has-this-name", /from 1 to \d+/],
  ["a number beyond the last place", String(mutations.length + 1), /from 1 to \d+/],
  ["an option", "--all", /words or numbers/],
])("%s breaks nothing and is refused in a sentence", (_, given, sentence) => {
  const { status, stderr } = spawnSync("node", ["tests/mutation/run-mutations.mjs", given], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain(given);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim()).not.toContain("\n");
});
