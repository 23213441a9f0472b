import { expect, test } from "vitest";
import { placeInWords } from "./places.ts";

test("a place names what it is a part of", () => {
  expect(placeInWords({ name: "Rynfield", within: "Benoni", area: "benoni" })).toBe(
    "Rynfield, Benoni",
  );
  expect(placeInWords({ name: "Benoni", within: null, area: "benoni" })).toBe("Benoni");
});
