import { sitePaths } from "#src/domain/site-paths.ts";
import { inGroups } from "../support/in-groups.ts";
import { waitForAllIslands, waitForHydration } from "../support/visitor.ts";
import { baselinesIn, expect, schemes, test } from "./look.ts";

// Whole pages at half their size: a letter that moves still shows, and the baselines stay light.
test.use({ deviceScaleFactor: 0.5, shades: 16 });

// Six pictures of a long page take a while on a machine that does other things besides.
test.describe.configure({ timeout: 300_000 });

/** One address of every kind of page. */
const kinds = {
  home: "/",
  about: "/about",
  services: "/services",
  category: "/services/residential",
  service: "/services/driveway",
  gallery: "/gallery",
  questions: "/faq",
  contact: "/contact",
  legal: "/privacy-policy",
  areas: "/areas-we-serve",
  area: "/areas/sandton",
  "area with towns": "/areas/east-rand",
  "not found": "/nowhere",
};

/** "area with towns" is area-with-towns, /areas/sandton is areas-sandton. */
const fileOf = (name: string) => name.replace(/^\//, "").replace(/[ /]/g, "-");

const widths = [360, 768, 1280];

for (const [kind, path] of Object.entries(kinds)) {
  test(`the kind of page "${kind}" looks as it did, in every width and scheme`, async ({
    look,
  }) => {
    await look.open(path);
    await waitForAllIslands(look.page);
    for (const scheme of schemes) {
      for (const width of widths) {
        await look.compare(["pages", fileOf(kind)], { width, scheme });
      }
    }
  });
}

const others = sitePaths.filter((path) => !Object.values(kinds).includes(path));

for (const some of inGroups(others)) {
  test(`${some.join(", ")} look as they did on a phone`, async ({ look }) => {
    for (const path of some) {
      await test.step(path, async () => {
        await look.open(path);
        await waitForHydration(look.page);
        await look.compare(["addresses", fileOf(path)], { width: 360, scheme: "light" });
      });
    }
  });
}

test("no baseline is left of a page that is gone", () => {
  const known = new Set([
    ...Object.keys(kinds).map((kind) => `pages/${fileOf(kind)}`),
    ...others.map((path) => `addresses/${fileOf(path)}`),
  ]);
  const left = ["pages", "addresses"]
    .flatMap((folder) => baselinesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => !known.has(file.replace(/-\d+-(light|dark)\.png$/, "")));
  expect(left).toEqual([]);
});
