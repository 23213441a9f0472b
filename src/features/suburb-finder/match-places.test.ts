import { assert as holds, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlaceName } from "../../content/areas/place-names.ts";
import { matchPlaces } from "./match-places.ts";

const place = (name: string, within: string | null = "Somewhere"): PlaceName => ({
  name,
  within,
  area: "somewhere",
});

const places = [
  place("Allen’s Nek", "Roodepoort"),
  place("Benoni", null),
  place("Benoni Lakes", "Benoni"),
  place("Estate d’Afrique", "Hartbeespoort"),
  place("Hyde Park", "Sandton"),
  place("Melville Kôppies", "Johannesburg"),
  place("Parkhurst", "Johannesburg"),
  place("Parkrand", "Boksburg"),
  place("Rant-en-Dal", "Krugersdorp"),
  place("Rynfield", "Benoni"),
  place("The Reeds", "Centurion"),
  place("Wierda Park", "Centurion"),
];

const found = (query: string) => matchPlaces(places, query).map(({ name }) => name);

describe("matchPlaces finds a suburb", () => {
  test.each([
    ["rynfield", "Rynfield"],
    ["RYNFIELD", "Rynfield"],
    ["  Rynfield  ", "Rynfield"],
    ["allens nek", "Allen’s Nek"],
    ["Allen's Nek", "Allen’s Nek"],
    ["allen’s  nek", "Allen’s Nek"],
    ["estate dafrique", "Estate d’Afrique"],
    ["Estate d'Afrique", "Estate d’Afrique"],
    ["rant en dal", "Rant-en-Dal"],
    ["RANTENDAL", "Rant-en-Dal"],
    ["rant–en–dal", "Rant-en-Dal"],
    ["melville koppies", "Melville Kôppies"],
    ["Melvillé Kóppies", "Melville Kôppies"],
    ["Rynfield, Benoni", "Rynfield"],
    ["rynfield benoni", "Rynfield"],
  ])("written as %j", (query, name) => {
    expect(found(query)).toEqual([name]);
  });

  test("after a few letters", () => {
    expect(found("ry")).toEqual(["Rynfield"]);
    expect(found("w")).toEqual(["Wierda Park"]);
  });

  test("by a later word of its name", () => {
    expect(found("reeds")).toEqual(["The Reeds"]);
    expect(found("en dal")).toEqual(["Rant-en-Dal"]);
  });

  test.each([
    ["a letter too few", "rynfeld", "Rynfield"],
    ["a letter too many", "rynnfield", "Rynfield"],
    ["a wrong letter", "rinfield", "Rynfield"],
    ["two letters swapped", "rynfeild", "Rynfield"],
    ["an error in a beginning", "rinf", "Rynfield"],
    ["an error in a later word", "reedz", "The Reeds"],
    ["two errors in eight letters or more", "parkkhusrt", "Parkhurst"],
  ])("with %s", (_, query, name) => {
    expect(found(query)).toEqual([name]);
  });

  test("not with more than one error in about four letters", () => {
    expect(found("rinfeild")).toEqual(["Rynfield"]);
    expect(found("rinfeil")).toEqual(["Rynfield"]);
    expect(found("rinfei")).toEqual([]);
    expect(found("xy")).toEqual([]);
    expect(found("soweto")).toEqual([]);
  });
});

describe("matchPlaces", () => {
  test("ranks the whole name first, then names that begin with the query, then later words", () => {
    expect(found("benoni")).toEqual(["Benoni", "Benoni Lakes"]);
    expect(found("park")).toEqual(["Parkhurst", "Parkrand", "Hyde Park", "Wierda Park"]);
  });

  test("tolerates typing errors only where no name matches as typed", () => {
    expect(found("parkr")).toEqual(["Parkrand"]);
    expect(found("parkz")).toEqual(["Parkhurst", "Parkrand", "Hyde Park", "Wierda Park"]);
  });

  test("keeps the order given where places match equally well", () => {
    const twins = [place("Westdene", "Johannesburg"), place("Westdene", "Benoni")];
    expect(matchPlaces(twins, "westdene")).toEqual(twins);
    expect(matchPlaces(twins.toReversed(), "westdene")).toEqual(twins.toReversed());
  });

  test("returns at most eight places", () => {
    const many = Array.from({ length: 20 }, (_, index) => place(`Park ${index}`));
    expect(matchPlaces(many, "park")).toEqual(many.slice(0, 8));
  });

  test.each(["", " ", "-", "’", " . "])(
    "returns nothing for %j, which has nothing to search for",
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  test("returns places of the list alone, and none twice, for any query", () => {
    holds(
      property(string({ unit: "grapheme", maxLength: 40 }), (query) => {
        const suggestions = matchPlaces(places, query);
        expect(new Set(suggestions).size).toBe(suggestions.length);
        for (const suggestion of suggestions) expect(places).toContain(suggestion);
      }),
    );
  });
});
