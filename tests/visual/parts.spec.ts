import { readdirSync } from "node:fs";
import { waitForSelector } from "../support/visitor.ts";
import { type ForcedState, forceState } from "./force-state.ts";
import { baselinesIn, expect, type Look, schemes, test, type View } from "./look.ts";

test.use({ folder: "dist/examples" });

// A part with many states takes a while on a machine that does other things besides.
test.describe.configure({ timeout: 300_000 });

const phone = { width: 360, height: 900 } as const;
const desk = { width: 1280, height: 900 } as const;

/** Parts that a page lists one below the other: in every window and every scheme. */
const everyView = [phone, desk].flatMap((window) =>
  schemes.map((scheme) => ({ ...window, scheme })),
);

/**
 * A state that fills the window: every window and every scheme once. What one of them spoils shows,
 * as no style asks for both.
 */
const viewsOfWhole = {
  both: [
    { ...phone, scheme: "light" },
    { ...desk, scheme: "dark" },
  ],
  phone: everyView.filter(({ width }) => width === phone.width),
  desk: everyView.filter(({ width }) => width === desk.width),
} as const satisfies Record<string, readonly View[]>;

/** A state that fills the window, as the page of its part lists it. */
interface WholeExample {
  address: string;
  /** Which windows show it. */
  shownOn: keyof typeof viewsOfWhole;
}

/** The states of a part that are shown in windows of their own. */
const wholeExamples = ({ page }: Look): Promise<WholeExample[]> =>
  page
    .getByRole("main")
    .locator("> div > section > p > a")
    .evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute("href") ?? "",
        shownOn:
          link.dataset.window === "phone" || link.dataset.window === "desk"
            ? link.dataset.window
            : "both",
      })),
    );

async function compareIn(views: readonly View[], look: Look, name: readonly string[]) {
  for (const view of views) await look.compare(name, view);
}

/** All its controls as they look under a mouse, then with the focus of the keyboard. */
async function compareForced(look: Look, folder: readonly string[]) {
  const states: readonly ForcedState[] = ["pointed-at", "focused"];
  for (const state of states) {
    const release = await forceState(look.page, state);
    if (release === null) continue;
    for (const scheme of schemes) {
      await look.compare([...folder, state], { ...desk, scheme });
    }
    await release();
  }
}

/**
 * Every part by its room and the name of its file, with the folder of its baselines. Those with most
 * states come first: during the last test of a run all workers but one are idle.
 */
const parts = readdirSync("examples", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: room }) =>
    readdirSync(`examples/${room}`)
      .filter((file) => file.endsWith(".examples.tsx"))
      .map((file) => file.replace(".examples.tsx", ""))
      .map((part) => ({ room, part, folder: ["parts", `${room}-${part}`] })),
  )
  .toSorted(
    (one, other) =>
      baselinesIn(other.folder.join("/")).length - baselinesIn(one.folder.join("/")).length,
  );

for (const { room, part, folder } of parts) {
  test.describe(`${room}/${part}`, () => {
    // Small parts are seen at their full size; what is made of them at half of it, as pages are.
    test.use({ deviceScaleFactor: ["design", "ui"].includes(room) ? 1 : 0.5 });

    test("looks as it did in every state", async ({ look }) => {
      const { page } = look;
      // Parts whose script comes late.
      const waiting = "[data-island]:not([data-live]), [data-arriving]";
      await look.open(`/${room}/${part}?bare`);
      await waitForSelector(page, "main");
      await waitForSelector(page, waiting, "detached");
      const examples = await wholeExamples(look);
      if ((await page.getByRole("main").getByRole("region").count()) > examples.length) {
        await compareIn(everyView, look, [...folder, "all"]);
        await compareForced(look, folder);
      }
      for (const { address, shownOn } of examples) {
        await test.step(address, async () => {
          await look.open(address);
          await waitForSelector(page, "html[data-arranged]");
          await waitForSelector(page, waiting, "detached");
          const name = [...folder, address.split("/").at(-1) ?? ""];
          await compareIn(viewsOfWhole[shownOn], look, name);
        });
      }
      const left = baselinesIn(folder.join("/")).map((file) => [...folder, file].join("/"));
      expect(left.filter((file) => !look.seen.has(file))).toEqual([]);
    });
  });
}

test("no baseline is left of a part that is gone", () => {
  const known = new Set(parts.map(({ room, part }) => `${room}-${part}`));
  const left = baselinesIn("parts").filter((file) => !known.has(file.split("/")[0] ?? ""));
  expect(left).toEqual([]);
});
