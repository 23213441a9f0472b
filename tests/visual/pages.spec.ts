import { pageKinds } from "../support/page-kinds.ts";
import { waitForHydration } from "../support/visitor.ts";
import { baselinesIn, expect, test, type View } from "./visual-test.ts";

// Half the size keeps the baselines small and still shows a letter that moves.
test.use({ deviceScaleFactor: 0.5 });

test.describe.configure({ timeout: 300_000 });

/** One page of every kind, and those with a section that others of their kind lack. */
const pages: ReadonlyMap<string, string> = new Map([
  ...pageKinds.map(({ name, example }) => [name, example] as const),
  ["area with towns", "/areas/east-rand"],
  ["area with materials", "/areas/edenvale"],
  ["category with panels", "/services/commercial"],
]);

/** "area with towns" is area-with-towns. */
const fileOf = (name: string) => name.replaceAll(" ", "-");

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

test("visual pages: every baseline belongs to a page", () => {
  const known = Array.from(pages.keys()).flatMap((name) =>
    views.map(({ width, scheme }) => `${fileOf(name)}-${width}-${scheme}.webp`),
  );
  expect(baselinesIn("pages").filter((file) => !known.includes(file))).toEqual([]);
});
