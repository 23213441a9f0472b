import { sitePaths } from "#src/domain/site-paths.ts";
import { batchesOfFive } from "../support/batches.ts";
import { waitForAllIslands, waitForHydration } from "../support/visitor.ts";
import { baselinesIn, expect, schemes, test } from "./visual-test.ts";

// Half the size keeps the baselines small and still shows a letter that moves.
test.use({ deviceScaleFactor: 0.5, shades: 16 });

test.describe.configure({ timeout: 300_000 });

/** One page of every kind. */
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
  test(`visual: the page "${kind}" matches its baselines`, async ({ visual }) => {
    await visual.open(path);
    await waitForAllIslands(visual.page);
    for (const scheme of schemes) {
      for (const width of widths) {
        await visual.compare(["pages", fileOf(kind)], { width, scheme });
      }
    }
  });
}

const others = sitePaths.filter((path) => !Object.values(kinds).includes(path));

for (const some of batchesOfFive(others)) {
  test(`visual: ${some.join(", ")} match their baselines on a phone`, async ({ visual }) => {
    for (const path of some) {
      await test.step(path, async () => {
        await visual.open(path);
        await waitForHydration(visual.page);
        await visual.compare(["other-pages", fileOf(path)], { width: 360, scheme: "light" });
      });
    }
  });
}

test("visual pages: every baseline belongs to a page", () => {
  const known = new Set([
    ...Object.keys(kinds).map((kind) => `pages/${fileOf(kind)}`),
    ...others.map((path) => `other-pages/${fileOf(path)}`),
  ]);
  const unused = ["pages", "other-pages"]
    .flatMap((folder) => baselinesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => !known.has(file.replace(/-\d+-(light|dark)\.png$/, "")));
  expect(unused).toEqual([]);
});
