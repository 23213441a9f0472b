import { assert as holds, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { placeNames } from "../../content/place-names.ts";
import type { Place } from "../../domain/areas.ts";
import { matchPlaces } from "./match-places.ts";

const place = (name: string, within: string | null = "Somewhere"): Place => ({
  name,
  within,
  area: "benoni",
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

  test("from a few letters", () => {
    expect(found("ry")).toEqual(["Rynfield"]);
    expect(found("w")).toEqual(["Wierda Park"]);
  });

  test("from a later word of its name", () => {
    expect(found("reeds")).toEqual(["The Reeds"]);
    expect(found("en dal")).toEqual(["Rant-en-Dal"]);
  });

  test.each([
    ["a missing letter", "rynfeld", "Rynfield"],
    ["an extra letter", "rynnfield", "Rynfield"],
    ["a wrong letter", "rinfield", "Rynfield"],
    ["two swapped letters", "rynfeild", "Rynfield"],
    ["a typing error in a prefix", "rinf", "Rynfield"],
    ["a typing error in a later word", "reedz", "The Reeds"],
    ["two typing errors in eight letters or more", "parkkhusrt", "Parkhurst"],
  ])("with %s", (_, query, name) => {
    expect(found(query)).toEqual([name]);
  });

  test("with at most one typing error in four letters", () => {
    expect(found("rinfeild")).toEqual(["Rynfield"]);
    expect(found("rinfeil")).toEqual(["Rynfield"]);
    expect(found("rinfei")).toEqual([]);
    expect(found("xy")).toEqual([]);
    expect(found("soweto")).toEqual([]);
  });
});

describe("the matches of matchPlaces", () => {
  test("list the whole name first, then names with that prefix, then later words", () => {
    expect(found("benoni")).toEqual(["Benoni", "Benoni Lakes"]);
    expect(found("park")).toEqual(["Parkhurst", "Parkrand", "Hyde Park", "Wierda Park"]);
  });

  test("tolerate typing errors only when no name matches as typed", () => {
    expect(found("parkr")).toEqual(["Parkrand"]);
    expect(found("parkz")).toEqual(["Parkhurst", "Parkrand", "Hyde Park", "Wierda Park"]);
  });

  test("keep the given order of equally good matches", () => {
    const twins = [place("Westdene", "Johannesburg"), place("Westdene", "Benoni")];
    expect(matchPlaces(twins, "westdene")).toEqual(twins);
    expect(matchPlaces(twins.toReversed(), "westdene")).toEqual(twins.toReversed());
  });

  test("are at most eight", () => {
    const many = Array.from({ length: 20 }, (_, index) => place(`Park ${index}`));
    expect(matchPlaces(many, "park")).toEqual(many.slice(0, 8));
  });

  test.each(["", " ", "-", "’", " . "])("are empty for %j, which has no letter", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("contain no place twice and none from outside the list, for any query", () => {
    holds(
      property(string({ unit: "grapheme", maxLength: 40 }), (query) => {
        const suggestions = matchPlaces(places, query);
        expect(new Set(suggestions).size).toBe(suggestions.length);
        for (const suggestion of suggestions) expect(places).toContain(suggestion);
      }),
    );
  });
});

/** The name with one letter missing, and with two neighbours swapped, at every index. */
const typingErrors = (name: string) =>
  Array.from(name).flatMap((letter, index) => [
    name.slice(0, index) + name.slice(index + 1),
    name.slice(0, index) + (name[index + 1] ?? "") + letter + name.slice(index + 2),
  ]);

describe("matchPlaces with the places of the site", () => {
  test("lists a place first when its whole name is typed", () => {
    for (const { name } of placeNames) expect(matchPlaces(placeNames, name)[0]?.name).toBe(name);
  });

  test("finds a place of at least five letters despite a typing error", () => {
    for (const place of placeNames.filter(({ name }) => name.length >= 5)) {
      // One typing error for each name, another kind for the next: all of them would take minutes.
      const all = typingErrors(place.name);
      const query = all[placeNames.indexOf(place) % all.length] ?? "";
      expect(matchPlaces(placeNames, query), `${query} for ${place.name}`).toContain(place);
    }
  });
});
