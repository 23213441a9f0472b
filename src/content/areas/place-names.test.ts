import { describe, expect, test } from "vitest";
import { areaNames } from "../../domain/areas.ts";
import { unlistedAreas } from "../../domain/unlisted-areas.ts";
import { matchPlaces } from "../../features/suburb-finder/match-places.ts";
import type { AreaPage } from "../schema.ts";
import { placeNames } from "./place-names.ts";

const names = { ...areaNames, ...unlistedAreas };

const pages = Object.values(
  import.meta.glob<Record<string, AreaPage>>(["./*.ts", "!./*-names.ts", "!./*.test.ts"], {
    eager: true,
  }),
).flatMap((file) => Object.values(file));

/** Every suburb and town that a local page names, with the area whose page is about it. */
const namedOnPages = pages.flatMap(({ slug, sections }) =>
  sections.flatMap((section) => {
    if (section.kind === "suburbs") return section.suburbs.map((name) => ({ name, area: slug }));
    if (section.kind !== "towns") return [];
    return section.towns.flatMap(({ name: town, area = slug, suburbs }) =>
      [town, ...suburbs].map((name) => ({ name, area })),
    );
  }),
);

/** The name with one letter left out, and with two neighbours swapped, at every place in it. */
const slips = (name: string) =>
  Array.from(name).flatMap((letter, index) => [
    name.slice(0, index) + name.slice(index + 1),
    name.slice(0, index) + (name[index + 1] ?? "") + letter + name.slice(index + 2),
  ]);

describe("The suburb finder", () => {
  test("knows every area, and every suburb and town that a local page names", () => {
    expect(pages).toHaveLength(Object.keys(names).length);
    for (const { name, area } of namedOnPages) {
      expect(placeNames).toContainEqual(expect.objectContaining({ name, area }));
    }
    for (const [area, name] of Object.entries(names)) {
      expect(placeNames).toContainEqual({ name, within: null, area });
    }
  });

  test("lists no place twice", () => {
    const written = placeNames.map(({ name, area }) => `${name}, ${area}`);
    expect(new Set(written).size).toBe(written.length);
  });

  test("suggests a place first when its whole name is typed", () => {
    for (const { name } of placeNames) expect(matchPlaces(placeNames, name)[0]?.name).toBe(name);
  });

  test("suggests a place of five letters or more in spite of a slip of the finger", () => {
    for (const place of placeNames.filter(({ name }) => name.length >= 5)) {
      // One slip a name, another for every name, keeps this quick.
      const all = slips(place.name);
      const slip = all[placeNames.indexOf(place) % all.length] ?? "";
      expect(matchPlaces(placeNames, slip), `${slip} for ${place.name}`).toContain(place);
    }
  });
});
