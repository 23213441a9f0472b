import { expect, test } from "vitest";
import { type AreaSlug, areaNames, borderingAreas, neighboursOf, placeInWords } from "./areas.ts";
import { keysOf } from "./keys-of.ts";

test("areas: border on each other in both directions, each pair written once", () => {
  const pairs = keysOf(areaNames).flatMap((area) =>
    (borderingAreas[area] ?? []).map((other): [AreaSlug, AreaSlug] => [area, other]),
  );
  for (const [area, other] of pairs) {
    expect(neighboursOf(area)).toContain(other);
    expect(neighboursOf(other)).toContain(area);
  }
  const all = keysOf(areaNames).flatMap((area) => neighboursOf(area));
  expect(all).toHaveLength(2 * pairs.length);
});

test("a place names what it is a part of", () => {
  expect(placeInWords({ name: "Rynfield", within: "Benoni", area: "benoni" })).toBe(
    "Rynfield, Benoni",
  );
  expect(placeInWords({ name: "Benoni", within: null, area: "benoni" })).toBe("Benoni");
});
