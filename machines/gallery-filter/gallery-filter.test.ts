import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { GalleryFilterEvent } from "./gallery-filter.events.ts";
import { galleryFilterMachine } from "./gallery-filter.machine.ts";

const categories = ["driveway", "patio"];

const chosen = (category: string | null): GalleryFilterEvent => ({
  type: "category.chosen",
  category,
});
const addressed = (category: string | null): GalleryFilterEvent => ({
  type: "address.changed",
  category,
});

function filterAfter(category: string | null, ...happened: GalleryFilterEvent[]) {
  const filter = createActor(galleryFilterMachine, { input: { categories, category } }).start();
  for (const event of happened) filter.send(event);
  const { value, context } = filter.getSnapshot();
  return { value, category: context.category };
}

const all = { value: "all", category: null };
const one = (category: string) => ({ value: "oneCategory", category });

describe("the gallery's filter", () => {
  test("starts with all projects", () => {
    expect(filterAfter(null)).toEqual(all);
    const filter = createActor(galleryFilterMachine, { input: { categories } }).start();
    expect(filter.getSnapshot().value).toBe("all");
  });

  test("starts with the category that the address names", () => {
    expect(filterAfter("patio")).toEqual(one("patio"));
  });

  test.each([
    ["pressing a filter button", chosen],
    ["a change of the address", addressed],
  ] as const)("follows %s", (_, event) => {
    expect(filterAfter(null, event("patio"))).toEqual(one("patio"));
    expect(filterAfter("patio", event("driveway"))).toEqual(one("driveway"));
    expect(filterAfter("patio", event("patio"))).toEqual(one("patio"));
    expect(filterAfter("patio", event(null))).toEqual(all);
    expect(filterAfter(null, event(null))).toEqual(all);
  });

  test.each(["castle", "", "PATIO", "__proto__", "toString"])(
    "shows all projects for the category %j, which there is not",
    (category) => {
      expect(filterAfter(category)).toEqual(all);
      expect(filterAfter("patio", addressed(category))).toEqual(all);
      expect(filterAfter("patio", chosen(category))).toEqual(all);
    },
  );

  test("has no state that a visitor cannot reach", () => {
    const paths = getShortestPaths(galleryFilterMachine, {
      input: { categories },
      events: [null, "castle", ...categories].flatMap((name) => [chosen(name), addressed(name)]),
    });
    expect(paths.map(({ state }) => [state.value, state.context.category])).toEqual([
      ["all", null],
      ["oneCategory", "driveway"],
      ["oneCategory", "patio"],
    ]);
  });
});
