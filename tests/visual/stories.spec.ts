import { exampleStories, findFullPageExamples } from "../support/examples.ts";
import { waitForSelector } from "../support/visitor.ts";
import { type ForcedState, forceState } from "./force-state.ts";
import { baselinesIn, expect, schemes, test, type View, type Visual } from "./visual-test.ts";

test.describe.configure({ timeout: 300_000 });

const phone = { width: 360, height: 900 } as const;
const desk = { width: 1280, height: 900 } as const;

const inBothSchemes = (window: typeof phone | typeof desk): readonly View[] =>
  schemes.map((scheme) => ({ ...window, scheme }));

/** No style depends on viewport and scheme at once, so each appears once. */
const viewsByScreen = {
  both: [
    { ...phone, scheme: "light" },
    { ...desk, scheme: "dark" },
  ],
  phone: inBothSchemes(phone),
  desk: inBothSchemes(desk),
} as const satisfies Record<string, readonly View[]>;

async function compareIn(views: readonly View[], visual: Visual, name: readonly string[]) {
  for (const view of views) await visual.compare(name, view);
}

/** Compares all controls hovered, then focused; each state changes colours alike in both schemes. */
async function compareForced(visual: Visual, folder: readonly string[]) {
  const states: readonly (readonly [ForcedState, View["scheme"]])[] = [
    ["pointed-at", "light"],
    ["focused", "dark"],
  ];
  for (const [state, scheme] of states) {
    const release = await forceState(visual.page, state);
    if (release === null) continue;
    await visual.compare([...folder, state], { ...desk, scheme });
    await release();
  }
}

/** Every story with the folder of its baselines; those with most states first, to balance workers. */
const stories = exampleStories
  .map(({ layer, story }) => ({ layer, story, folder: ["stories", `${layer}-${story}`] }))
  .toSorted(
    (one, other) =>
      baselinesIn(other.folder.join("/")).length - baselinesIn(one.folder.join("/")).length,
  );

/** What features and planner put together from components; the quote dialog represents them in `npm test`. */
const isSweep = ({ layer, story }: (typeof exampleStories)[number]) =>
  !["design", "ui", "sections"].includes(layer) && story !== "quote-dialog";

for (const { layer, story, folder } of stories) {
  test.describe(`${layer}/${story}`, { tag: isSweep({ layer, story }) ? "@sweep" : [] }, () => {
    // Small components at full size, larger ones at half of it, as pages are.
    test.use({ deviceScaleFactor: ["design", "ui"].includes(layer) ? 1 : 0.5 });

    test("matches its baselines in every state", async ({ visual }) => {
      const { page } = visual;
      await visual.open(`/${layer}/${story}?bare`);
      await waitForSelector(page, "main");
      const examples = await findFullPageExamples(page);
      if ((await page.getByRole("main").getByRole("region").count()) > examples.length) {
        await compareIn(viewsByScreen.both, visual, [...folder, "all"]);
        await compareForced(visual, folder);
      }
      for (const { path, shownOn } of examples) {
        await test.step(path, async () => {
          await visual.open(path);
          await waitForSelector(page, "html[data-arranged]");
          const name = [...folder, path.split("/").at(-1) ?? ""];
          await compareIn(viewsByScreen[shownOn], visual, name);
        });
      }
      const unused = baselinesIn(folder.join("/")).map((file) => [...folder, file].join("/"));
      expect(unused.filter((file) => !visual.compared.has(file))).toEqual([]);
    });
  });
}

test("visual stories: every baseline belongs to a story", () => {
  const known = new Set(stories.map(({ layer, story }) => `${layer}-${story}`));
  const unused = baselinesIn("stories").filter((file) => !known.has(file.split("/")[0] ?? ""));
  expect(unused).toEqual([]);
});
