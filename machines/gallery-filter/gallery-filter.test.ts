import { expect, test } from "vitest";
import { createActor } from "xstate";
import { galleryFilterMachine } from "./gallery-filter.machine.ts";

test.each(["castle", "", "PATIO", "__proto__", "toString"])(
  "gallery filter: shows all projects for the category %j, which does not exist",
  (category) => {
    const categories = ["driveway", "patio"];
    const filter = createActor(galleryFilterMachine, { input: { categories, category } }).start();
    const all = { value: "all", context: { categories, category: null } };
    expect(filter.getSnapshot()).toMatchObject(all);
    filter.send({ type: "search.changed", category });
    expect(filter.getSnapshot()).toMatchObject(all);
  },
);
