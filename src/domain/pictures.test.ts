import { expect, test } from "vitest";
import { pictureNamesIn } from "./pictures.ts";

test("picture names: are found at any depth of content, and nowhere else", () => {
  const content = {
    hero: { picture: "patio", title: "picture", pictures: null },
    sections: [{ pictures: ["kerb", "pool"] }, { cards: [{ picture: "driveway" }] }, 7, null],
  };
  expect(pictureNamesIn(content)).toEqual(["patio", "kerb", "pool", "driveway"]);
  expect(pictureNamesIn("picture")).toEqual([]);
  expect(pictureNamesIn(undefined)).toEqual([]);
});
