import { expect, it } from "vitest";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { sampleQuote } from "./quote-request.fixture.ts";

const problemWith = (email: string) => {
  const result = parseQuoteRequest(Buffer.from(JSON.stringify({ ...sampleQuote(), email })));
  return "problem" in result ? result.problem : "";
};

it.each([
  ["😀", "of two halves in UTF-16"],
  ["👩‍👩‍👧‍👦", "of seven code points"],
  ["e\u0301", "of a letter and an accent"],
])("a long value is never cut within %s, a character %s", (character) => {
  for (let before = 60; before <= 80; before += 1) {
    const problem = problemWith("a".repeat(before) + character.repeat(20));
    const shown = /^"email" is "a+(.*)…: /.exec(problem)?.[1];
    expect(shown?.replaceAll(character, ""), `after ${before} letters`).toBe("");
  }
});

it("a value of the longest length that is shown is shown whole", () => {
  expect(problemWith("a".repeat(78))).toContain(`"email" is "${"a".repeat(78)}": `);
  expect(problemWith("a".repeat(79))).toContain(`"email" is "${"a".repeat(79)}…: `);
});
