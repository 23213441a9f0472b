import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanLines } from "./clean-text.ts";

const spacesAndInvisible = [
  ..."\t\n\r\0\x85 \u00a0\u00ad\u061c\u200b\u200e\u202a\u202c\u2028\u3000\ufeff\u2800\u3164",
  "\ud83d",
];
const joiners = ["\u200c", "\u200d"];
const visible = [..."aé9@क्षරාمی田👩", "👩🏽", "🏳\ufe0f", "e\u0301"];
const pasted = fc
  .array(fc.constantFrom(...spacesAndInvisible, ...joiners, ...visible))
  .map((parts) => parts.join(""));
const anyText = fc.oneof(pasted, fc.string({ unit: "binary" }));
const visibleOf = (text: string) =>
  text.replace(/[\s\p{Cf}\p{Cc}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu, "");

describe.each([
  ["cleanLine", cleanLine],
  ["cleanLines", cleanLines],
])("%s", (_, clean) => {
  test("keeps every visible character, and nothing else but spaces, line breaks and joiners", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = clean(text);
        expect(visibleOf(cleaned)).toBe(visibleOf(text));
        expect(cleaned.replace(/\u200c|\u200d|\n/g, "")).not.toMatch(/[\p{Cf}\p{Cc}\p{Cs}]/u);
        expect(cleaned).not.toMatch(/[^\S \n]/);
        expect(cleaned).toBe(cleaned.trim());
      }),
      { numRuns: 2_000 },
    );
  });

  test("leaves a cleaned text as it is", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["\u200bjan@example.co.za\ufeff", "jan@example.co.za"],
    ["\u202a082\u00a0555\u00a00123\u202c", "082 555 0123"],
    ["Pa\u00adving\u200d", "Paving"],
    ["J\u200do\u200c", "Jo"],
    ["Thandi\tNkosi", "Thandi Nkosi"],
    ["\u3164\u2800082\uffa0", "082"],
    ["Thandi \ud83d", "Thandi"],
  ])("makes %j of pasted text visible", (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  test.each([
    ["Persian", "علی\u200cرضا"],
    ["Sinhala", "ශ්\u200dරී"],
    ["Devanagari", "क्\u200dष"],
    ["Hebrew", "דוד לוי"],
    ["emoji", "👩🏽\u200d👩\u200d👧 🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥"],
  ])("keeps %s as it is", (_script, text) => {
    expect(clean(text)).toBe(text);
  });
});

test("cleanLine makes one space of each run of white space", () => {
  expect(cleanLine(" Plot  7\u200b \u3000Benoni\r\n")).toBe("Plot 7 Benoni");
});

test("cleanLines keeps line breaks and indents", () => {
  expect(cleanLines("\n Two cars\r\n\n\tand  a\u00a0gate \v")).toBe("Two cars\n\n and  a gate");
});
