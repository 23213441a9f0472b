import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type GalleryFilterEvent, galleryFilterMachine } from "./gallery-filter.machine.ts";

const categories = ["driveway", "patio"];

const searchChanged = (category: string | null): GalleryFilterEvent => ({
  type: "search.changed",
  category,
});

const filterAfter = (...happened: GalleryFilterEvent[]) => filterFrom(null, ...happened);
function filterFrom(category: string | null, ...happened: GalleryFilterEvent[]) {
  const filter = createActor(galleryFilterMachine, { input: { categories, category } }).start();
  for (const event of happened) filter.send(event);
  const { value, context } = filter.getSnapshot();
  return { value, category: context.category };
}

const all = { value: "all", category: null };
const one = (category: string) => ({ value: "oneCategory", category });

describe("the gallery's filter", () => {
  test("starts with all projects, or those of the category it is given", () => {
    expect(filterAfter()).toEqual(all);
    expect(filterFrom("patio")).toEqual(one("patio"));
    expect(filterFrom("patio", searchChanged(null))).toEqual(all);
    expect(filterFrom("castle")).toEqual(all);
  });

  test("follows the URL", () => {
    expect(filterAfter(searchChanged("patio"))).toEqual(one("patio"));
    expect(filterAfter(searchChanged("patio"), searchChanged("driveway"))).toEqual(one("driveway"));
    expect(filterAfter(searchChanged("patio"), searchChanged("patio"))).toEqual(one("patio"));
    expect(filterAfter(searchChanged("patio"), searchChanged(null))).toEqual(all);
    expect(filterAfter(searchChanged(null))).toEqual(all);
  });

  test.each(["castle", "", "PATIO", "__proto__", "toString"])(
    "shows all projects for the category %j, which does not exist",
    (category) => {
      expect(filterAfter(searchChanged(category))).toEqual(all);
      expect(filterAfter(searchChanged("patio"), searchChanged(category))).toEqual(all);
    },
  );
});
