import { batchesOfFive } from "../support/batches.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { uniquePaths } from "../support/unique-paths.ts";
import { waitForHydration } from "../support/visitor.ts";
import { baselinesIn, expect, test, type View } from "./visual-test.ts";

// Half the size keeps the baselines small and still shows a letter that moves.
test.use({ deviceScaleFactor: 0.5, shades: 16 });

test.describe.configure({ timeout: 300_000 });

/** One page of every kind, and of the areas that list their towns. */
const pages: ReadonlyMap<string, string> = new Map([
  ...pageKinds.map(({ name, example }) => [name, example] as const),
  ["area with towns", "/areas/east-rand"],
]);

/** "area with towns" is area-with-towns, /areas/sandton is areas-sandton. */
const fileOf = (name: string) => name.replace(/^\//, "").replace(/[ /]/g, "-");

/** Colours do not depend on the width, so dark ones appear once. */
const views: readonly View[] = [
  { width: 360, scheme: "light" },
  { width: 768, scheme: "light" },
  { width: 1280, scheme: "light" },
  { width: 1280, scheme: "dark" },
];

for (const [name, path] of pages) {
  test(`visual: the page "${name}" matches its baselines`, async ({ visual }) => {
    await visual.open(path);
    await waitForHydration(visual.page);
    for (const view of views) await visual.compare(["pages", fileOf(name)], view);
  });
}

const examples = new Set(pages.values());
const others = uniquePaths.filter((path) => !examples.has(path));

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
    ...Array.from(pages.keys()).flatMap((name) =>
      views.map(({ width, scheme }) => `pages/${fileOf(name)}-${width}-${scheme}.png`),
    ),
    ...others.map((path) => `other-pages/${fileOf(path)}-360-light.png`),
  ]);
  const unused = ["pages", "other-pages"]
    .flatMap((folder) => baselinesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => !known.has(file));
  expect(unused).toEqual([]);
});
