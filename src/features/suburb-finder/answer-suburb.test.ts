import { expect, test } from "vitest";
import { placeInWords } from "../../domain/places.ts";
import { answerSuburb, placesInWords, placeWrittenOut } from "./answer-suburb.ts";

/** What was found, in words. */
function found(query: string) {
  const result = answerSuburb(query);
  if (result.kind === "one") return placeInWords(result.place);
  return result.kind === "none" ? [] : result.places.map(placeInWords);
}

test("a name that only one place has is answered, with a slip of the finger too", () => {
  expect(found("rynfield")).toBe("Rynfield, Benoni");
  expect(found("Rynfeld")).toBe("Rynfield, Benoni");
  expect(found("Rynfield, Benoni")).toBe("Rynfield, Benoni");
});

test("a whole name is answered, although others begin with it", () => {
  expect(found("waterfall")).toBe("Waterfall");
  expect(found("waterkloof")).toBe("Waterkloof, Pretoria");
});

test("a few letters that several places share offer all of them", () => {
  expect(found("waterk")).toEqual(["Waterkloof, Pretoria", "Waterkloof Ridge, Pretoria"]);
});

test("an unknown name finds nothing", () => {
  expect(found("Cape Town")).toEqual([]);
  expect(found(" ")).toEqual([]);
});

test("every place of the list can be chosen from it", () => {
  for (const words of placesInWords) expect(placeWrittenOut(words)).toBeDefined();
});
