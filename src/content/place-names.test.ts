import { describe, expect, test } from "vitest";
import type { AreaPage } from "../content-schema/page-schema.ts";
import { areaNames } from "../domain/areas.ts";
import { placeNames } from "./place-names.ts";

const pages = Object.values(
  import.meta.glob<Record<string, AreaPage>>(["./areas/*.ts", "!./areas/*-names.ts"], {
    eager: true,
  }),
).flatMap((file) => Object.values(file));

/** Every suburb and town that a local page names, with the area of that page. */
const namedOnPages = pages.flatMap(({ slug, blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind === "suburbs") return block.suburbs.map((name) => ({ name, area: slug }));
    if (block.kind !== "towns") return [];
    return block.towns.flatMap(({ name: town, area = slug, suburbs }) =>
      [town, ...suburbs].map((name) => ({ name, area })),
    );
  }),
);

describe("placeNames", () => {
  test("holds every area, and every suburb and town that a local page names", () => {
    expect(pages).toHaveLength(Object.keys(areaNames).length);
    for (const { name, area } of namedOnPages) {
      expect(placeNames).toContainEqual(expect.objectContaining({ name, area }));
    }
    for (const [area, name] of Object.entries(areaNames)) {
      expect(placeNames).toContainEqual({ name, within: null, area });
    }
  });

  test("holds no place twice", () => {
    const written = placeNames.map(({ name, area }) => `${name}, ${area}`);
    expect(new Set(written).size).toBe(written.length);
  });
});
