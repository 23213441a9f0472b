import { expect, test } from "vitest";
import { unsaidItemsNote } from "./unsaid-items-note.ts";

test("the build lists what the owner has not said of the guide price, until all is said", () => {
  const note = unsaidItemsNote(["VAT", "delivery"]);
  expect(note).toContain("(2)");
  expect(note.split("\n").slice(1)).toEqual(["  VAT", "  delivery"]);
  expect(unsaidItemsNote([])).toBe("");
});
