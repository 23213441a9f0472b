import fc from "fast-check";
import { expect, test } from "vitest";
import { hasSentence, toggleSentence } from "./sentences.ts";

const own = "I own the property.";
const rent = "I rent the property.";

test("sentence: is added on a line of its own, in the place of another of its group", () => {
  expect(toggleSentence("", own, [rent])).toBe(own);
  expect(toggleSentence("Steep.", own, [rent])).toBe(`Steep.\n${own}`);
  expect(toggleSentence(`Steep.\n${rent}\nTwo cars.`, own, [rent])).toBe(
    `Steep.\nTwo cars.\n${own}`,
  );
});

test("sentence: can be taken out while it is unchanged", () => {
  expect(toggleSentence(`Steep.\n${own}`, own, [rent])).toBe("Steep.");
  expect(hasSentence(`Steep.\n${own} And my brother.`, own)).toBe(false);
});

test("sentence: added and taken out, it leaves any text as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", " ", "\n") }), (text) => {
      const added = toggleSentence(text, own, [rent]);
      expect(hasSentence(added, own)).toBe(true);
      expect(toggleSentence(added, own, [rent]).trimEnd()).toBe(text.trimEnd());
    }),
  );
});
