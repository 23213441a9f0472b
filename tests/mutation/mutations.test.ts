import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mutations } from "./mutations.mjs";

describe("mutations", () => {
  test.each(mutations)("$breaks: the text and the suites exist", ({ file, from, suites }) => {
    expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
    expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
  });
});
