import { describe, expect, test } from "vitest";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { validRequest } from "./quote-request.fixture.ts";

const problemWith = (email: string) => {
  const result = parseQuoteRequest(Buffer.from(JSON.stringify({ ...validRequest(), email })));
  return "problem" in result ? result.problem : "";
};

describe("a message about an invalid value", () => {
  test.each([
    ["😀", "of two halves in UTF-16"],
    ["👩‍👩‍👧‍👦", "of seven code points"],
    ["e\u0301", "of a letter and an accent"],
  ])("never cuts a long value within %s, a character %s", (character) => {
    for (let before = 60; before <= 80; before += 1) {
      const problem = problemWith("a".repeat(before) + character.repeat(20));
      const rest = /^"email" is "a+(.*)…: /.exec(problem)?.[1];
      expect(rest?.replaceAll(character, ""), `after ${before} letters`).toBe("");
    }
  });

  test("quotes up to 80 code units", () => {
    expect(problemWith("a".repeat(78))).toContain(`"email" is "${"a".repeat(78)}": `);
    expect(problemWith("a".repeat(79))).toContain(`"email" is "${"a".repeat(79)}…: `);
  });
});
