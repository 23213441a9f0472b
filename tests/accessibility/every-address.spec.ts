import { distinctPaths } from "../support/distinct-paths.ts";
import { inGroups } from "../support/in-groups.ts";
import { expect, gotoHydrated, test } from "../support/visitor.ts";
import { faultsInLooks } from "./axe.ts";
import { changeWindow, windows } from "./looks.ts";
import { smallTargets } from "./small-targets.ts";
import { lostText } from "./text-faults.ts";

// Motion could be caught half-way, with colours that are on their way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const addresses = [...distinctPaths, "/nowhere"];

/** A desk of 1280 by 1024 px at 400% zoom. */
const zoomed = { width: 320, height: 256 };

/** Header and footer are the same on every page: one page is enough for their less usual looks. */
function scopesOf(path: string) {
  const some = path === "/" ? "html" : "main";
  return { usual: { everything: "html", some }, lessUsual: { everything: some, some } };
}

for (const some of inGroups(addresses)) {
  test(`${some.join(", ")} can be used in any window and any colours`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of some) {
      await test.step(path, async () => {
        const { usual, lessUsual } = scopesOf(path);
        await page.setViewportSize(windows.desk);
        await gotoHydrated(page, path);
        expect.soft(await faultsInLooks(page, "desk", usual), `${path}: axe`).toEqual([]);
        expect.soft(await smallTargets(page), `${path}: targets at a desk`).toEqual([]);
        expect.soft(await lostText(page), `${path}: text at a desk`).toEqual([]);
        expect.soft(await faultsInLooks(page, "tablet", lessUsual), `${path}: axe`).toEqual([]);
        expect.soft(await faultsInLooks(page, "phone", lessUsual), `${path}: axe`).toEqual([]);
        expect.soft(await smallTargets(page), `${path}: targets on a phone`).toEqual([]);
        await changeWindow(page, zoomed);
        expect.soft(await lostText(page), `${path}: text at 400% zoom`).toEqual([]);
      });
    }
  });
}
